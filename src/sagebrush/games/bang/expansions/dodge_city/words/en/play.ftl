### Dodge City: what happens, what is asked and what can be answered.

## Events

bang-event-goal_changed = Nobody has killed their own target, so now the last one alive wins.

## Questions

bang-ask-choose_copied = Whose ability do you have until your next turn?
    .other = { $player } chooses an ability to copy.

## Options

bang-option-copy = The ability of { $seat }
    .hint = You have the ability of that player's character besides your own until your next turn.
