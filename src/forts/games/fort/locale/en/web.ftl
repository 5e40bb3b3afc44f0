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
web-fort-total = { $total } in all
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
    [play] Turn of { $name }: play
    [follow] Turn of { $name }: others may follow
    [recruit] Turn of { $name }: recruit
    [draw] Turn of { $name }: draw
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
web-fort-discard-of = Discard pile of { $name } ({ $count })
web-fort-discard-empty = Nothing lies here yet.
web-fort-kept = { $count ->
    [0] Cards you keep will lie here
    [one] You keep 1 card
   *[other] You keep { $count } cards
  }

## The card in play
web-fort-plays = { $name } plays { $kid }
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
web-fort-drop-here = Choose a card of your hand, or drag it here
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
web-fort-ref-icons = Signs
web-fort-ref-icons-how = Read a box from left to right. → means: then, only if the part before was done. + means: and. × means: once for each. The two heads mark the public action, which others may follow.
web-fort-ref-counters = What is counted
web-fort-ref-suits = Suits
web-fort-ref-suits-how = Every suit has a shape of its own. A coin stands for any suit.
web-fort-ref-kids = Kids of the Park
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
web-fort-coach-goal = Welcome to the street! Collect points on the Victory Track and build your Fort: whoever has most points at the end wins. Your friends are the cards in your hand.
web-fort-coach-play = Your turn: play one card. What glows can be chosen. Rest on a card, or press it long, and it tells you in words what it does.
web-fort-coach-cards = A card has a suit in its corner and two boxes: the public action, with the two heads, and the private one below. You may use both, and one of them in full.
web-fort-coach-action = Choose which action comes first. Of a card you use one action fully; the other one as far as you like, or not at all.
web-fort-coach-add = This action counts a suit. Add cards with that suit, from hand or Lookout, and it happens more often. A coin counts as any suit. Press Start when you have enough.
web-fort-coach-kind = Pizza or toys: your choice holds for the whole action, and for those who follow. Stuff holds four of each kind, no more.
web-fort-coach-declare = A coin card takes the suit you declare. Others need that suit to follow: name one they may lack.
web-fort-coach-name = Name the suit to count. Think of what your hand and your Lookout show most.
web-fort-coach-follow = Somebody else played a card. Discard one card of the same suit and its public action happens for you too. You must be able to do it in full; you may also decline.
web-fort-coach-watch = While others play, watch the suit of their card: with a matching one you may follow.
web-fort-coach-pack = Packing moves a resource from Stuff to your Pack. There it is out of the way, can still be spent, and feeds cards that count your Pack. The Pack grows with your Fort.
web-fort-coach-lookout = A card in the Lookout stays there for good: it lends its suit every turn, but you will not draw it again. The Lookout grows with your Fort too.
web-fort-coach-recruit = At the end of your turn you recruit a friend: from the Park, unseen from its deck, or out of somebody’s Yard. The card goes to your discard pile and comes to your hand later.
web-fort-coach-yard = Cards you did not play wait in your Yard until your next turn, and anybody may take them. Best Friends, with the star, never leave you that way.
web-fort-coach-trash = Trashed cards leave the game. A small deck of good friends comes round faster, so a weak card is no loss.
web-fort-coach-trash-rival = You may take a card out of a rival’s Yard, and out of the game. Pick the one they would miss most.
web-fort-coach-copy = Copying a Pack gives you as much as lies in it, as far as your Stuff has room. The Pack itself stays as it is.
web-fort-coach-convert = Converting swaps a pizza for a toy, or the other way round. Useful before building.
web-fort-coach-build = Building pays the cost of the next level from Stuff and Pack. Each level brings points at the end, and room in Pack and Lookout. Level 1 brings a made-up rule, level 2 a perk.
web-fort-coach-rule = A made-up rule is your secret goal: it scores at the end, for you alone. Choose one that suits how you want to play.
web-fort-coach-perk = A perk is a lasting help, or a strong one to use once. Everybody sees it.
web-fort-coach-full = Your Stuff is full of one kind: what does not fit is lost. Build, pack or spend before you gather more.
web-fort-coach-fort = You have what the next level costs. Look for a card with the fort on it.
web-fort-coach-skip = Nothing fits? Skipping is allowed. You still recruit a friend.
web-fort-coach-end = Somebody has reached 25 points, or level 5, or the Park deck is empty: this round is the last. The first at level 5 also wins the macaroni sculpture, worth 4 points.
web-fort-coach-draft = Keep one card and pass the others on, eight times. Two or three suits that work together make a strong deck.
web-fort-coach-over = Points of the track, of the Fort, of the made-up rule and of the sculpture add up. Open the score sheet to see each line.
