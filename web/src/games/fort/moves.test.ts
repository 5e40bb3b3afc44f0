import { describe, expect, it } from 'vitest';
import type { Ask, Message, MoveInfo } from '../../protocol';
import { movesByThing, thingOf, wouldBe } from './moves';
import { firstPanel, panelOf } from './panels';
import { amounts } from './payments';
import type { FortView } from './types';

function move(notation: string, args: Message['args'] = {}, action = 0): MoveInfo {
  return { action, notation, meaning: { verb: '' }, message: { id: 'fort-do-x', args } };
}
function asked(moves: MoveInfo[], question: Message = { id: 'fort-ask-play', args: {} }): Ask {
  return { question: { message: question }, moves };
}
const at = (ask: string): FortView => ({ ask }) as FortView;

describe('a move is tied to a thing on the board', () => {
  it.each([
    ['play bug', 'hand/bug'],
    ['keep noodle_twins', 'hand/noodle_twins'],
    ['follow also with ace', 'hand/ace'],
    ['tuck prince', 'hand/prince'],
    ['trash prince', 'hand/prince'],
    ['add the_moles from lookout', 'lookout/the_moles'],
    ['trash worm from discard', 'discard/worm'],
    ['take back worm', 'discard/worm'],
    ['recruit tiny from park', 'park/tiny'],
    ['tuck tiny from park', 'park/tiny'],
    ['recruit tiny from yard of seat 3', 'yard/2/tiny'],
    ['trash tiny from yard of seat 1', 'yard/0/tiny'],
    ['recruit top of park_deck', 'park-deck'],
    ['perk diy', 'perk/diy'],
    ['rule loner', 'rule/loner'],
    ['use perk', 'my-perk'],
    ['use private', 'side/private'],
    ['gather toys', 'kind/toys'],
    ['pack toys', 'stuff/toys'],
    ['pack pizza from supply', 'supply/pizza'],
    ['convert toys in pack', 'pack/toys'],
    ['declare glue', 'suit/glue'],
    ['name coin', 'suit/coin'],
    ['copy pack of seat 2', 'pack-of/1'],
    ['pay 3 pizza', 'pay/3'],
    ['2 toys from pack', 'pay/2'],
    ['start', 'go'],
  ])('%s', (notation, thing) => {
    expect(thingOf(move(notation))).toBe(thing);
  });

  it.each(['skip', 'finish', 'stop', 'do not follow', 'no guest', 'keep rough_housing', 'keep do_over'])(
    '%s has words alone',
    (notation) => {
      expect(thingOf(move(notation))).toBeNull();
    },
  );

  it('knows from its words what is spent', () => {
    expect(thingOf(move('spend from pack', { kind: 'toys' }))).toBe('pack/toys');
  });

  it('gathers several moves on one thing', () => {
    const tied = movesByThing(asked([move('trash worm from discard'), move('take back worm'), move('skip')]));
    expect([...tied.keys()]).toEqual(['discard/worm']);
    expect(tied.get('discard/worm')).toHaveLength(2);
  });
});

describe('what was touched, as it would be written now', () => {
  const step = (id: string): Ask =>
    asked([], {
      id: 'fort-ask-following',
      args: { question: { id: 'fort-ask-step', args: { question: { id, args: {} } } } },
    });

  it('follows the question', () => {
    expect(wouldBe('hand/bug', at('play'), asked([]))).toBe('play bug');
    expect(wouldBe('hand/bug', at('follow more'), asked([]))).toBe('follow also with bug');
    expect(wouldBe('park/bug', at('recruit'), asked([]))).toBe('recruit bug from park');
    expect(wouldBe('yard/1/bug', at('play'), asked([]))).toBe('recruit bug from yard of seat 2');
  });
  it('follows the step within an action, of a follower too', () => {
    expect(wouldBe('hand/bug', at('step'), step('fort-ask-tuck'))).toBe('tuck bug');
    expect(wouldBe('discard/bug', at('step'), step('fort-ask-trash'))).toBe('trash bug from discard');
    expect(wouldBe('stuff/toys', at('step'), step('fort-ask-pack'))).toBe('pack toys');
  });
  it('is silent where nothing could be asked', () => {
    expect(wouldBe('played/bug', at('play'), asked([]))).toBeNull();
  });
});

describe('the open panel on a narrow screen', () => {
  it('is where the thing lies', () => {
    expect(panelOf('park/bug')).toBe('centre');
    expect(panelOf('yard/2/bug')).toBe(2);
    expect(panelOf('pack/toys')).toBe('mine');
    expect(panelOf('hand/bug')).toBeNull();
  });
  it('stays if the question can be answered there, else goes to where it can', () => {
    expect(firstPanel(['park/bug', 'yard/2/tiny'], 2, true)).toBe(2);
    expect(firstPanel(['park/bug', 'yard/2/tiny'], 'mine', true)).toBe('centre');
    expect(firstPanel(['yard/2/tiny'], 'mine', true)).toBe(2);
    expect(firstPanel(['hand/bug'], 'centre', true)).toBe('mine');
    expect(firstPanel([], 1, true)).toBe(1);
  });
});

it('draws a payment from its words', () => {
  const parts: Message[] = [
    { id: 'fort-amount', args: { kind: 'pizza', count: 2 } },
    { id: 'fort-amount', args: { kind: 'toys', count: 1 } },
  ];
  expect(amounts(move('pay 2 pizza', { stock: { id: 'fort-list', args: { parts } } }))).toEqual([
    { kind: 'pizza', count: 2 },
    { kind: 'toys', count: 1 },
  ]);
});
