### The board of Fort.

## Zones
web-fort-zone-track = Victory Track
web-fort-zone-park = Park
web-fort-zone-perks = Perks
web-fort-zone-supply = Supply
web-fort-zone-table = Card in play
web-fort-zone-spent = Used earlier this turn
web-fort-zone-mine = Your board
web-fort-zone-hand = Your cards
web-fort-zone-deck = Deck
web-fort-zone-discard = Discard
web-fort-zone-stuff = Stuff
web-fort-zone-pack = Pack
web-fort-zone-lookout = Lookout
web-fort-zone-yard = Yard
web-fort-zone-boards = Park and boards

## What lies there
web-fort-points = Points:
web-fort-fort-level = Fort Level:
web-fort-total = { $total } in total
web-fort-leads = leads
web-fort-hand-count = Hand { $count }
web-fort-deck-count = Deck { $count }
web-fort-discard-count = Discard { $count }
web-fort-rules-count = { $count ->
    [one] 1 made‑up rule left
   *[other] { $count } made‑up rules left
  }
web-fort-rule-hidden = Secret rule
web-fort-sculpture = Macaroni sculpture
web-fort-at-level = from Fort Level { $level }
web-fort-round = Round { $round }
web-fort-phase = { $phase ->
    [setup] Setting up
    [draft] Draft: all choose at once
    [play] { $mine ->
        [yes] Your turn: play
       *[no] { $name }’s turn: play
      }
    [follow] { $mine ->
        [yes] Your turn: others may follow
       *[no] { $name }’s turn: others may follow
      }
    [recruit] { $mine ->
        [yes] Your turn: recruit
       *[no] { $name }’s turn: recruit
      }
    [draw] { $mine ->
        [yes] Your turn: draw
       *[no] { $name }’s turn: draw
      }
   *[over] The game is over
  }
web-fort-last-round = Last round
web-fort-track-points = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }
web-fort-park-deck = { $count ->
    [0] The Park deck is empty
    [one] Park deck: 1 card. When it is gone, the game ends.
   *[other] Park deck: { $count } cards. When it is gone, the game ends.
  }
web-fort-supply = In the supply: { $kind }
web-fort-stuff = Stuff: { $kind }, room for { $room }
web-fort-pack = Pack: { $pizza } pizza, { $toys } toys, room for { $size }
web-fort-packed = In the Pack: { $kind }
web-fort-level = Level { $level }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }{ $level ->
    [0] {""}
   *[other] , costs { $cost }
  }{ $state ->
    [here] . Your Fort is here.
    [past] . Reached.
    [next] . The next one.
   *[later] .
  }
web-fort-best-friend = Best Friend of the { $board }; never waits in a Yard
web-fort-hand-empty = No cards in hand
web-fort-open-discard = { $can ->
    [yes] Choose from your discard pile ({ $count })
   *[no] Look through your discard pile ({ $count })
  }
web-fort-discard-of = { $name }’s discard pile ({ $count })
web-fort-discard-empty = Nothing lies here yet.
web-fort-kept = { $count ->
    [0] Cards you keep will lie here
    [one] You keep 1 card
   *[other] You keep { $count } cards
  }

## The card in play
web-fort-plays = { $mine ->
    [yes] You play { $kid }
   *[no] { $name } plays { $kid }
  }
web-fort-side-name = { $side ->
    [public] Public
   *[private] Private
  }
web-fort-side = { $side ->
    [public] Public action
   *[private] Private action
  }: { $effect }. { $use ->
    [now] In use.
    [fully] Used in full.
    [partly] Used in part.
   *[unused] Not used yet.
  }
web-fort-go = Start
web-fort-partly = partly
web-fort-drop-here = Choose a card from your hand, or drag it here
web-fort-table-empty = The card in play lies here

## Choosing
web-fort-several = { $thing }. { $count } choices
web-fort-hint = Hint: chance of victory { $share }
web-fort-left-over = { $count ->
    [one] One will not fit.
   *[other] { $count } will not fit.
  }
web-fort-key-discard = Look through your discard pile

## Reference
web-fort-ref-icons = Icons
web-fort-ref-icons-how = Read a box from left to right. → means “then, but only if the first part was done”; + means “and”; × means “once for each”. The two heads mark the public action, which others may follow.
web-fort-ref-counters = What is counted
web-fort-ref-suits = Suits
web-fort-ref-suits-how = Every suit has a shape of its own. A coin stands for any suit.
web-fort-ref-kids = Kids in the Park
web-fort-ref-friends = Best Friends
web-fort-ref-perks = Perks
web-fort-ref-rules = Made-up rules
web-fort-ref-track = Fort track
web-fort-ref-copies = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
web-fort-ref-none = Nothing found.

## The guided first game
web-fort-coach-goal = Welcome to the street! This track counts your points. The most points at the end win; a high Fort adds plenty.
web-fort-coach-play = This is your hand: play any card that glows. Hover over a card, or hold your finger on it, to read what it does.
web-fort-coach-cards = A card has a suit and two actions: the public one above, which others may follow, and the private one below. Use either or both.
web-fort-coach-action = Which action first? You must do one of them in full; do as much of the other as you like.
web-fort-coach-add = This action happens once for each card of its suit. Add cards of that suit to do it more often, then press Start.
web-fort-coach-kind = Pizza or toys: your choice holds for the whole action. Your Stuff has room for four of each.
web-fort-coach-declare = A coin card takes the suit you declare. Others need that suit to follow: name one they may lack.
web-fort-coach-name = Name the suit to count. Think of what your hand and your Lookout show most.
web-fort-coach-follow = A rival played this card. Discard a card of the same suit to do its public action too.
web-fort-coach-pack = Move resources from your Stuff to your Pack: they are safe there, can still be spent, and feed cards that count the Pack.
web-fort-coach-lookout = A card in the Lookout stays there: you never draw it again, but it lends you its suit on every turn.
web-fort-coach-recruit = Every turn ends with a new friend: from the Park, from its deck, or from somebody’s Yard. You will draw it later.
web-fort-coach-yard = Cards a player did not use wait here, and anybody may take them, yours included. Only Best Friends, with the star, are safe.
web-fort-coach-trash = Trashed cards leave the game. A small deck of good friends comes round faster, so a weak card is no loss.
web-fort-coach-trash-rival = You may take a card out of a rival’s Yard and out of the game. Pick the one they would miss most.
web-fort-coach-copy = Copying a Pack gives you as much as it holds and your Stuff has room for. The Pack itself stays as it is.
web-fort-coach-convert = Converting swaps a pizza for a toy, or the other way round. Useful before building.
web-fort-coach-build = Building pays for the next level, from Stuff and Pack. Higher levels bring points, and more room.
web-fort-coach-rule = A made-up rule is your secret goal: it scores for you alone, at the end.
web-fort-coach-perk = A perk helps for the rest of the game, or strongly just once. Everybody sees it.
web-fort-coach-full = Your Stuff is full of one kind: whatever does not fit is lost. Build, pack or spend before you gather more.
web-fort-coach-fort = You have what the next level costs. Look for a card with the fort on it.
web-fort-coach-end = This is the last round: somebody has 25 points or level 5, or the Park deck is empty.
web-fort-coach-draft = Keep one card and pass the others on, eight times. Two or three suits that work together make a strong deck.

## An example, from a real game
web-fort-example-1 = A turn of Fort, from a real game. You are Alex, with five cards. Each has a suit in its corner, a public action above and a private one below.
web-fort-example-2 = You play Tink. Its public action gives you one toy for every glue you show. Tink shows one.
web-fort-example-3 = You add Smoke: a coin counts as any suit. Now the action happens twice.
web-fort-example-4 = Start: two toys go to your Stuff. Each kind has room for four.
web-fort-example-5 = The private action is for you alone. It turns a toy into a pizza: building a Fort takes both.
web-fort-example-6 = Your rival follows: they discard one card of the suit and do the public action once, too.
web-fort-example-7 = You recruit Skids from the Park. New friends go to your discard pile; you draw them after you shuffle.
web-fort-example-8 = The cards you did not use wait in your Yard until your next turn.
web-fort-example-9 = You draw five new cards. Your turn is over.
web-fort-example-10 = On their turn, your rival takes Moose from your Yard: play with your friends, or somebody else will.
web-fort-example-11 = But you follow, too, and take Crash home. Play, follow, recruit: whoever has the most points at the end wins.

## The log
web-fort-log-set-up = Boards and cards are dealt, and the Park opens.
web-fort-log-draw = { $who ->
    [you] You draw { $count } cards.
   *[other] { $seat } draws { $count } cards.
  }
web-fort-log-yard = { $who ->
    [you] { $count } cards wait in your Yard.
   *[other] { $count } cards wait in { $seat }’s Yard.
  }
