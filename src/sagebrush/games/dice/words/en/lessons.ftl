### What is said in the first lesson. `.why` is told to whoever chooses something else at that step.

dice-lesson-basics = First steps
    .text = Every face of the dice, one after another.
dice-lesson-basics-role = You are the Sheriff, and everybody knows it. You win when all Outlaws and the Renegade are gone. The others hide their roles. Lose your last bullet, and you are out.
dice-lesson-basics-roll = In your turn you roll five dice, up to three times. After each roll you keep what you like and roll the rest again. Your first roll lies in the tray.
dice-lesson-basics-arrow = You rolled an Arrow: arrows are taken from the supply at once, whatever you do with the die later.
dice-lesson-basics-dynamite = Dynamite cannot be rolled again. With three of them your rolling is over and you lose a life.
dice-lesson-basics-keep = The Bull's Eyes are good: touch both to keep them. Then roll the other two again.
    .why = Keep just the two Bull's Eyes, and roll the Arrow and the Gatling again.
dice-lesson-basics-stop = A Bull's Eye 2: it hits whoever sits two places away. You could roll the Gatling once more, but this is a good result. Keep all dice.
    .why = Keep all dice this time.
dice-lesson-basics-target = A Bull's Eye 1 hits one of your neighbours. Touch { $seat1 } or { $seat3 }: one life less.
dice-lesson-basics-target_again = And the second one: the same neighbour, or the other?
dice-lesson-basics-blown_up = While the others rolled: three Dynamites at once have cost { $seat2 } a life. { $seat1 } and { $seat3 } have shot at you; both are suspicious.
dice-lesson-basics-indians = Mind the arrows: only one is left in the supply. When the last one is taken, the Indians attack, and everybody loses one life for each arrow they hold. You have two!
dice-lesson-basics-gatling = You have two Gatlings. With three you shoot at everybody else and get rid of all your arrows. Keep the Gatlings and the Beer, and roll the Arrow again.
    .why = Roll only the Arrow again.
dice-lesson-basics-gatling_stop = The third Gatling! Keep all dice.
    .why = It cannot get any better: keep all dice.
dice-lesson-basics-beer = A Beer gives one life to anybody, and you have lost two. Drink it yourself.
    .why = You need it yourself just now.
dice-lesson-basics-attack = Your Gatling hit all three and took your arrows away just in time: { $seat1 } took the last one, and the Indians came. You held no arrow, so you lost nothing.
dice-lesson-basics-win = That is the whole game: keep, roll, shoot, drink. Find out who is an Outlaw and who the Renegade, and outlive them. If you fall, the Outlaws win; if only the Renegade is left then, the Renegade does. Now it is your game.
