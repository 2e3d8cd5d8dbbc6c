import { createRandom, type Random } from '../../server/demo/random.ts';
import {
  type DealtFault,
  dealtFaults,
  type Ending,
  type SceneName,
  type ServerKill,
  sceneNames,
  serverKills,
} from './fault.ts';
import type { Planned } from './letters.ts';

/** From starting a browser to killing it. */
export type Life = {
  /** The clock error in days. */
  clock: -1 | 0 | 1;
  customer: number;
  /** SubmitResult one after another, before or after the scene. */
  plain: Planned[];
  plainFirst: boolean;
  scene: SceneName;
  inScene: Planned[];
  ending: Ending;
  /** Being sent or half written when the browser is killed; a half-written one is in addition to those required. */
  last: Planned;
};

export type Plan = {
  seed: number;
  /** By phone. */
  lives: Life[][];
  /** By letter: the fault at each arrival. */
  dealt: Record<number, DealtFault[]>;
  /** The server is killed at the first arrival after each of these counts. */
  serverKills: { after: number; how: ServerKill }[];
};

export type Size = {
  letters: number;
  phones: number;
  /** Each ends with a kill. */
  livesOfPhone: number;
  workerStopScenes: number;
  serverKills: number;
};

export const customersOfPhone = 2;
/** The other of the two customers who share a phone. */
export const otherOn = (customer: number) => customer + (customer % customersOfPhone === 0 ? 1 : -1);
const changesHands = 0.1;

const threeKills = ['browser-killed', 'browser-killed-in-mid-send', 'browser-killed-in-mid-form'] as const;
const endings = [...threeKills, ...threeKills, 'browser-killed-and-database-broken', ...threeKills] as const;

const lettersOfOwner: Record<SceneName, number> = {
  'network-off': 3,
  'two-tabs-and-worker': 3,
  'worker-stopped': 2,
  'page-crashed': 2,
  'page-frozen': 2,
  'phone-full': 1,
  'another-customer': 3,
  'another-customer-in-mid-send': 2,
  'new-version-in-mid-form': 1,
  'database-upgrade': 2,
};

/** Scenes that wait for a letter to arrive: no faults are injected into theirs. */
const holding = new Set<SceneName>(['worker-stopped', 'page-crashed', 'page-frozen', 'another-customer-in-mid-send']);

/** Deterministic for a seed: who writes what and when, and which faults occur. */
export function planFrom(seed: number, size: Size): Plan {
  const chance = createRandom(seed);
  const lives = size.phones * size.livesOfPhone;
  const scenes = shuffled(chance, scenesOf(size, lives));
  const plan: Plan = {
    seed,
    lives: Array.from({ length: size.phones }, () => []),
    dealt: {},
    serverKills: killsOf(size),
  };
  const inHand = Array.from({ length: size.phones }, (_, phone) => phone * customersOfPhone);
  let letters = 0;
  for (let nth = 0; nth < lives; nth++) {
    const phone = nth % size.phones;
    const scene = scenes[nth] as SceneName;
    const customer = chance.is(changesHands) ? otherOn(inHand[phone] ?? 0) : (inHand[phone] ?? 0);
    inHand[phone] = /another-customer/.test(scene) ? otherOn(customer) : customer;
    const ending = endings[nth % endings.length] as Ending;
    const write = (): Planned => ({ letter: ++letters, phone, customer });
    const share = Math.floor(size.letters / lives) + (nth < size.letters % lives ? 1 : 0);
    const inScene = Array.from({ length: lettersOfOwner[scene] }, write);
    const plain = Array.from(
      { length: Math.max(1, share - inScene.length - (ending === 'browser-killed-in-mid-form' ? 0 : 1)) },
      write,
    );
    plan.lives[phone]?.push({
      clock: chance.oneOf([-1, 0, 0, 1] as const),
      customer,
      plain,
      plainFirst: chance.is(0.5),
      scene,
      inScene,
      ending,
      last: write(),
    });
    const met = holding.has(scene) ? [] : inScene;
    for (const { letter } of [...plain, ...met]) plan.dealt[letter] = [];
  }
  deal(plan, chance);
  return plan;
}

function scenesOf({ workerStopScenes }: Size, lives: number): SceneName[] {
  const others = sceneNames.filter((name) => name !== 'worker-stopped');
  return Array.from({ length: lives }, (_, nth) =>
    nth < workerStopScenes ? 'worker-stopped' : (others[(nth - workerStopScenes) % others.length] as SceneName),
  );
}

/** Spread over the whole run: there are at least as many arrivals as letters, usually more. */
const killsOf = ({ letters, serverKills: count }: Size) =>
  Array.from({ length: count }, (_, nth) => ({
    after: Math.floor(((nth + 0.5) * letters) / count),
    how: serverKills[nth % serverKills.length] as ServerKill,
  }));

/** Each kind equally often; two of three letters have one or two faults. */
function deal({ dealt }: Plan, chance: Random) {
  let deck: DealtFault[] = [];
  const draw = () => {
    if (deck.length === 0) deck = shuffled(chance, dealtFaults);
    return deck.pop() as DealtFault;
  };
  for (const letter of Object.keys(dealt).map(Number)) {
    dealt[letter] = Array.from({ length: chance.oneOf([0, 1, 2]) }, draw);
  }
}

function shuffled<T>(chance: Random, all: readonly T[]): T[] {
  const left = [...all];
  return all.map(() => left.splice(chance.below(left.length), 1)[0] as T);
}
