### Words of the ForFort table in a browser.

## Forts and places
web-forfort-forts = Forts
web-forfort-fort-of = { $name }’s fort
web-forfort-front = FRONT
web-forfort-slot-empty = { $slot }: empty{ $line ->
    [yes] , first line
   *[no] {""}
  }
web-forfort-slot-card = { $slot }: { $card }{ $line ->
    [yes] , first line
   *[no] {""}
  }
web-forfort-slot-stack = { $slot }: { $card }, on top of a stack of { $count }{ $line ->
    [yes] , first line
   *[no] {""}
  }
web-forfort-slot-army = { $slot }: { $name }’s army, { $heading }{ $line ->
    [yes] , first line
   *[no] {""}
  }
web-forfort-slot-of = { $slot } of { $name }’s fort
web-forfort-army-here = { $slot }. Place an army here; then choose its direction.
web-forfort-heading = Place the army ({ $slot }), { $heading }
web-forfort-fan = Fan out the stack: { $slot }, { $count } cards
web-forfort-about = What it does: { $card }
web-forfort-bottom-to-top = From bottom to top; only the last one is active.
web-forfort-donjon = Donjon: { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
  }
web-forfort-donjon-arrows = Donjon: { $count ->
    [one] 1 card
   *[other] { $count } cards
  }; its arrows show { $arrows }
web-forfort-strip = { $name }: { $walls ->
    [one] 1 wall
   *[other] { $walls } walls
  } of 8, { $points ->
    [one] 1 point
   *[other] { $points } points
  }

## A player’s line and stores
web-forfort-team = Team { $team }
web-forfort-team-mark = T{ $team }
web-forfort-plays = { $extra ->
    [yes] extra turn
   *[no] plays
  }
web-forfort-wins = wins
web-forfort-walls = { $count ->
    [one] 1 of 8 walls stands
   *[other] { $count } of 8 walls stand
  }
web-forfort-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  } if the game ended now
web-forfort-points-team = { $points ->
    [one] 1 point
   *[other] { $points } points
  }, { $total } with the partner
web-forfort-in-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
  }
web-forfort-camps = { $count ->
    [0] no camp left to place
    [one] 1 camp to place
   *[other] { $count } camps to place
  }
web-forfort-armies = { $count ->
    [0] no army at hand
    [one] 1 army at hand
   *[other] { $count } armies at hand
  }
web-forfort-lost = { $count ->
    [one] 1 army lost for good
   *[other] { $count } armies lost for good
  }
web-forfort-token = { $place ->
    [wall] the drawbridge token lies on a wall
   *[hand] the drawbridge token is at hand
  }
web-forfort-discard = Look through the discard: { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
  }
web-forfort-discard-of = { $name }’s discard
web-forfort-nothing = Nothing here.

## Hand
web-forfort-tray = { $source ->
    [discard] Your discard
    [top] The top of your donjon
   *[hand] Your hand
  }
web-forfort-pick = { $source ->
    [discard] Pick a card from your discard
    [top] Pick the revealed wall
   *[hand] Pick a card
  }
web-forfort-then = { $uses ->
    [yes] Build it on a glowing slot, or:
   *[no] Choose a glowing slot
  }
web-forfort-use = Use: { $symbol }
web-forfort-give = Place a camp
web-forfort-pass = Discard and pass
web-forfort-pending = Combos to do
web-forfort-note = Point at a card or a wall to read what it does. Hold a finger on it, or click with the right button, to see it alone.

## Cards in words
web-forfort-sign = { $sign ->
    [drawbridge] drawbridge
   *[protected] protected
  }
web-forfort-sign-rule = { $sign ->
    [drawbridge] Drawbridge: after your play, put your token on this wall and take an extra turn. The token comes back when the wall is covered or destroyed.
   *[protected] Protected: while this wall is on top, neither ram nor trebuchet can hit its stack, and an army that enters is lost. Ram and trebuchet combos do hit it.
  }
web-forfort-combo-rule = Combo – { $effect }
web-forfort-camp-rule = Camp: you may build on it whatever the arrows show. If it is visible at the end, it scores 1 point.

## Reference
web-forfort-symbols = Symbols
web-forfort-pieces = Signs and pieces
web-forfort-backs = Arrows on the backs
web-forfort-walls-of-each = { $count ->
    [one] 1 wall per player
   *[other] { $count } walls per player
  }
web-forfort-piece = { $piece ->
    [camp] camp
    [army] army
    [donjon] donjon
   *[front] front
  }
web-forfort-piece-rule = { $piece ->
    [camp] Discard a card to place one of your { $camps } camps on an empty slot of your fort. A visible camp may be built on whatever the arrows show, and scores 1 point at the end.
    [army] A garrison places one of your { $armies } armies on an empty slot of a rival’s fort. Every turn it marches one slot straight on and destroys what it enters; past the edge it comes home. It waits behind another army and is lost at a protected wall.
    [donjon] Your draw pile, in the middle of the fort. The arrows on its top back show where you may build. When a donjon is empty, the current round is the last.
   *[front] The side that faces the rivals. Its three slots are the first line, which rams reach; trebuchets reach the other five.
  }
web-forfort-nothing-found = Nothing found.

## Keys
web-forfort-key-discard = Look through your discard
web-forfort-key-drop = Put the picked card back

## Guided first game
web-forfort-coach-camp-setup = Your building site: eight slots around a donjon. Cover all eight with walls and you win. Put a camp on one: you can always build there.
web-forfort-coach-front = One side faces your rivals. Rams reach its three slots; trebuchets reach the other five.
web-forfort-coach-play = Play one card: build it, use one of its symbols, or discard it to place a camp. Pick a card to see what glows.
web-forfort-coach-arrows = The golden arrows show where you may build this turn. You can also build on a camp, whatever they show.
web-forfort-coach-combos = Combos win games: a wall that shares a symbol with its neighbour does something strong at once. A spark shows what would join.
web-forfort-coach-symbols = Not every card has to be built: a ram or a trebuchet opens a gap in the leader’s fort.
web-forfort-coach-discard = Nothing is lost: what you discard and what others destroy comes here. A mason can build it again.
web-forfort-coach-signs = Look for signs on cards: a shield protects a wall; a gate can give you a second turn.
web-forfort-coach-points = If a donjon runs out first, points decide: 2 per wall, 1 per camp, 1 per army in a rival’s fort, 2 for cards left in your donjon.
web-forfort-coach-invaded = An army stands in your fort, and marches on each turn. A garrison defeats it; a protected wall in its way does too.
web-forfort-coach-rival-near = A rival is at most two walls from finishing. Can a ram, a trebuchet or an army stop that?
web-forfort-coach-near = You are close. A mason’s combo ignores the arrows, and so does a camp on the missing slot.
web-forfort-coach-last-round = A donjon is empty: this is the last round. Unless somebody finishes a fort, points decide.
web-forfort-coach-extra = Your extra turn: play one card as usual.
web-forfort-coach-teams = Your partner sits across the table: one finished fort wins for both of you.
web-forfort-coach-advance = Your armies march, one slot each, in the order you choose.
web-forfort-coach-camp = Put the camp where your arrows seldom point: you can build there at any time.
web-forfort-coach-mason = The mason builds a card from your discard, wall or camp.
web-forfort-coach-ram = The ram destroys one slot in a rival’s first line, unless a shield protects it.
web-forfort-coach-trebuchet = The trebuchet destroys one slot behind the first line, unless a shield protects it.
web-forfort-coach-siege-tower = The siege tower takes a card off a donjon. An empty donjon ends the game, so mind who leads.
web-forfort-coach-garrison = Send an army to an empty slot of a rival’s fort: whatever is ahead of it falls next turn. Or defeat an army in your own.
web-forfort-coach-combo = Several combos at once: choose the order. A combo that is impossible when its turn comes is lost.
web-forfort-coach-source = The mason’s combo builds a wall wherever it fits: one from your discard, or the top of your donjon, unseen.
web-forfort-coach-rebuild = Choose a wall from your discard and any slot of its shape. It may cover another.
web-forfort-coach-top = You revealed this wall. It goes on any slot of its shape that has no army.
web-forfort-coach-drawbridge = Your drawbridge can give you a second turn, once. Use it now, or wait for a better moment.
web-forfort-coach-evolved = This is a combo: rams and trebuchets hit protected walls too, siege towers and garrisons act twice.

## An example, from a real game
web-forfort-example-1 = A few turns of ForFort, from a real game. You are Alex. Around your donjon are eight empty slots: put a wall on each to win. The arrows show where you may build now.
web-forfort-example-2 = You begin with a camp, where you can always build, and choose the side that faces your rival.
web-forfort-example-3 = On your turn you play one card. You discard one to place a second camp.
web-forfort-example-4 = You draw from your donjon. The back of its next card turns the arrows: every turn you may build somewhere else.
web-forfort-example-5 = Your rival uses a garrison: an army stands in your fort, and whatever is ahead of it would fall next.
web-forfort-example-6 = You build a corner over your camp, in its way. It has a shield.
web-forfort-example-7 = The army marches into the shield and is lost.
web-forfort-example-8 = A card can also be used for its symbol: your own army goes to your rival’s fort.
web-forfort-example-9 = They have a garrison too: your army is defeated.
web-forfort-example-10 = Now a combo: this wall has a trebuchet, and so does its neighbour. Side by side they shoot at once, even through a shield.
web-forfort-example-11 = One of your rival’s walls lies in ruins. Be the first to build eight, or have the most points when a donjon runs out.

## The log
web-forfort-log-set-up = The first walls are drawn, and the donjons show their arrows.
web-forfort-log-drew = { $who ->
    [you] You draw { $count } cards.
   *[other] { $seat } draws { $count } cards.
  }
