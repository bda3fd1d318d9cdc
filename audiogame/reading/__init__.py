"""What is read at leisure: rule books and explained words."""
