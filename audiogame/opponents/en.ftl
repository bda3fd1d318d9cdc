### What is told of opponents with a character, and what they remark, in English.

remark = { $name } says: { $said }
    .brief = { $name }: { $said }
character = { $name }, { $strength }: { $manner }
    .brief = { $name }, { $strength }.
character-of-no-skill = { $name }: { $manner }
    .brief = { $name }.
seat-character = An opponent with a character plays this seat.
seat-character-of-no-skill = An opponent with a character plays this seat. There is no skill in this game, so bots differ in manner only.
    .brief = An opponent with a character; bots differ in manner only.
title-characters = Which opponent

## Manners

manner-dry = dry, and says little.
manner-curious = looks at a game as at a puzzle.
manner-courteous = courteous in all weathers.
manner-boastful = never short of self-praise.
manner-cheerful = happy to be at the table.
manner-worried = expects the worst of dice and cards.

## Dry

remark-dry-hello-1 = Good evening. Shall we?
remark-dry-hello-2 = You again. Good.
remark-dry-ahead-1 = As expected.
remark-dry-ahead-2 = That will do.
remark-dry-behind-1 = Hm.
remark-dry-behind-2 = I noticed that.
remark-dry-round-1 = One more behind us.
remark-dry-round-2 = And on we go.
remark-dry-won-1 = Thank you. Again?
remark-dry-won-2 = It had to end somehow.
remark-dry-lost-1 = Well played. I mean it.
remark-dry-lost-2 = I shall sleep on that.

## Curious

remark-curious-hello-1 = I wonder what today will teach us.
remark-curious-hello-2 = A fresh table! What shall we find?
remark-curious-ahead-1 = Interesting. So that works.
remark-curious-ahead-2 = I had given that less than half.
remark-curious-behind-1 = Now that is a position to think about.
remark-curious-behind-2 = I should like to see that again.
remark-curious-round-1 = I will remember this round.
remark-curious-round-2 = The pattern is getting clearer.
remark-curious-won-1 = A pretty ending. Shall we look at it once more?
remark-curious-won-2 = So the long way was the short one.
remark-curious-lost-1 = You have shown me something new.
remark-curious-lost-2 = I must have miscounted. Lovely.

## Courteous

remark-courteous-hello-1 = A pleasure to sit with you.
remark-courteous-hello-2 = May the better guess win.
remark-courteous-ahead-1 = Forgive me, that was kind luck.
remark-courteous-ahead-2 = You have been most generous.
remark-courteous-behind-1 = Beautifully done.
remark-courteous-behind-2 = I can only applaud.
remark-courteous-round-1 = Thank you for the round.
remark-courteous-round-2 = How time flies at this table.
remark-courteous-won-1 = The honour is mine. Thank you.
remark-courteous-won-2 = You made it a fine game.
remark-courteous-lost-1 = My compliments. You earned it.
remark-courteous-lost-2 = I could not have lost to better company.

## Boastful

remark-boastful-hello-1 = I am here. Now it can begin.
remark-boastful-hello-2 = I brought my winning hand. Both of them.
remark-boastful-ahead-1 = In front, where I live.
remark-boastful-ahead-2 = Did everybody hear that?
remark-boastful-behind-1 = I am letting you have this one.
remark-boastful-behind-2 = Enjoy it while it lasts.
remark-boastful-round-1 = They will tell of this round.
remark-boastful-round-2 = I was hardly trying.
remark-boastful-won-1 = Was there ever a doubt?
remark-boastful-won-2 = Please, no applause. Well, a little.
remark-boastful-lost-1 = The table must be crooked.
remark-boastful-lost-2 = I only wanted to make you happy.

## Cheerful

remark-cheerful-hello-1 = Hello, hello! I love this one.
remark-cheerful-hello-2 = Is there cake? No? Then we play.
remark-cheerful-ahead-1 = Oh! I am in front!
remark-cheerful-ahead-2 = Look at me go!
remark-cheerful-behind-1 = Hey, nice one!
remark-cheerful-behind-2 = Ha! You got me there.
remark-cheerful-round-1 = That was fun. More!
remark-cheerful-round-2 = Best round so far.
remark-cheerful-won-1 = I won? I won!
remark-cheerful-won-2 = What a day!
remark-cheerful-lost-1 = Lost, and I would do it again.
remark-cheerful-lost-2 = You were great!

## Worried

remark-worried-hello-1 = I have a bad feeling about this.
remark-worried-hello-2 = I sat down with the wrong foot first.
remark-worried-ahead-1 = In front? That cannot last.
remark-worried-ahead-2 = Something terrible is coming now.
remark-worried-behind-1 = I knew it.
remark-worried-behind-2 = It always happens to me.
remark-worried-round-1 = We survived that.
remark-worried-round-2 = How many more of these?
remark-worried-won-1 = Won? There must be a mistake.
remark-worried-won-2 = I had better stop while I can.
remark-worried-lost-1 = At least it is over.
remark-worried-lost-2 = The signs were all there.
