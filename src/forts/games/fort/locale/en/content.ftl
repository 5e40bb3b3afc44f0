### Words about card files, on the command line and in the documentation.

## The icon language
fort-chapter-icons = Icons in card files
fort-column-written = Written
fort-column-rule = Rule
fort-icon-rule = { $icon ->
    [pizza] Take pizza from the supply into your Stuff. Stuff holds four of each kind; what does not fit is not taken.
    [toy] Take toys from the supply into your Stuff. Stuff holds four of each kind; what does not fit is not taken.
    [any] Choose pizza or toys once, when the action starts; all of them are of that kind. Followers get the same kind.
    [pack] Move a resource from your Stuff to your Pack, as long as the Pack has room.
    [spend_pizza] Give a pizza from your Stuff or Pack back to the supply.
    [spend_toy] Give a toy from your Stuff or Pack back to the supply.
    [convert] Swap a pizza for a toy, or a toy for a pizza, in your Stuff or Pack; there must be room and one in the supply.
    [lookout] Put a card from your hand into your Lookout, if it has room. Its suits can be added to your later actions.
    [trash] Remove a card in your hand or discard pile from the game.
    [trash_this] This card leaves the game once all followers are done.
    [trash_rival] Remove a card in a rival’s Yard from the game.
    [recruit] Take a card from the Park, from any Yard, or unseen from the Park deck.
    [copy_pack] Gain as many of each kind as your Pack holds, as far as your Stuff has room.
    [copy_rival_pack] Choose a rival and gain as many of each kind as their Pack holds, as far as your Stuff has room.
    [vp] Move up on the Victory Track. Points always fit; 25 trigger the end.
    [fort] Pay the cost of the next Fort Level and build it. Its room, rule or perk is yours at once; level 5 triggers the end.
   *[other] Does what its words say.
  }
fort-counter-rule = { $counter ->
    [suit] Once for each such suit on this card and on the cards you add from hand and Lookout; a coin counts as any suit.
    [named] Name a suit first; then once for each of that suit, as if it were printed. This card counts only if it shows that suit.
   *[other] Once for each you have when the action starts.
  }
fort-sign-rule = { $sign ->
    [0] A number from 2 to 9 before an icon: that many at once.
    [1] The second happens only if the first was done, and then must be done if possible.
    [2] Both, in this order; neither depends on the other.
    [3] Brackets join several into one, to be counted or chained. An action counts one thing only.
    [4] The next Fort Level for one resource less, of either kind.
   *[5] The next Fort Level for one resource more, of either kind.
  }
