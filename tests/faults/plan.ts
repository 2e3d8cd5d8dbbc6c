import { createRandom, type Random } from '../../server/demo/random.ts';
import {
  type Ending,
  type ResponseFault,
  responseFaults,
  type SceneName,
  type ServerKill,
  sceneNames,
  serverKills,
} from './fault.ts';
import type { PlannedLetter } from './letters.ts';

/** From starting a browser to killing it. */
export type Life = {
  /** The clock error in days. */
  clock: -1 | 0 | 1;
  customer: number;
  /** SubmitResult one after another, before or after the scene. */
  plainLetters: PlannedLetter[];
  plainLettersFirst: boolean;
  scene: SceneName;
  sceneLetters: PlannedLetter[];
  ending: Ending;
  /** Being sent or half written when the browser is killed; a half-written one is in addition to those required. */
  lastLetter: PlannedLetter;
};

export type Plan = {
  seed: number;
  /** By phone. */
  lives: Life[][];
  /** By letter: the fault at each arrival. */
  letterFaults: Record<number, ResponseFault[]>;
  /** The server is killed at the first arrival after each of these counts. */
  serverKills: { after: number; kind: ServerKill }[];
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
export const otherCustomer = (customer: number) => customer + (customer % customersOfPhone === 0 ? 1 : -1);
const customerChangeRate = 0.1;

const kills = ['browser-killed', 'browser-killed-in-mid-send', 'browser-killed-in-mid-form'] as const;
const endings = [...kills, ...kills, 'browser-killed-and-database-broken', ...kills] as const;

const lettersInScene: Record<SceneName, number> = {
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
const waitingScenes = new Set<SceneName>([
  'worker-stopped',
  'page-crashed',
  'page-frozen',
  'another-customer-in-mid-send',
]);

/** Deterministic for a seed: who writes what and when, and which faults occur. */
export function createPlan(seed: number, size: Size): Plan {
  const random = createRandom(seed);
  const lives = size.phones * size.livesOfPhone;
  const scenes = shuffled(random, planScenes(size, lives));
  const plan: Plan = {
    seed,
    lives: Array.from({ length: size.phones }, () => []),
    letterFaults: {},
    serverKills: planServerKills(size),
  };
  const currentCustomer = Array.from({ length: size.phones }, (_, phone) => phone * customersOfPhone);
  let letters = 0;
  for (let index = 0; index < lives; index++) {
    const phone = index % size.phones;
    const scene = scenes[index] as SceneName;
    const customer = random.is(customerChangeRate)
      ? otherCustomer(currentCustomer[phone] ?? 0)
      : (currentCustomer[phone] ?? 0);
    currentCustomer[phone] = /another-customer/.test(scene) ? otherCustomer(customer) : customer;
    const ending = endings[index % endings.length] as Ending;
    const write = (): PlannedLetter => ({ letter: ++letters, phone, customer });
    const share = Math.floor(size.letters / lives) + (index < size.letters % lives ? 1 : 0);
    const sceneLetters = Array.from({ length: lettersInScene[scene] }, write);
    const plainLetters = Array.from(
      { length: Math.max(1, share - sceneLetters.length - (ending === 'browser-killed-in-mid-form' ? 0 : 1)) },
      write,
    );
    plan.lives[phone]?.push({
      clock: random.oneOf([-1, 0, 0, 1] as const),
      customer,
      plainLetters,
      plainLettersFirst: random.is(0.5),
      scene,
      sceneLetters,
      ending,
      lastLetter: write(),
    });
    const faulted = waitingScenes.has(scene) ? [] : sceneLetters;
    for (const { letter } of [...plainLetters, ...faulted]) plan.letterFaults[letter] = [];
  }
  assignFaults(plan, random);
  return plan;
}

function planScenes({ workerStopScenes }: Size, lives: number): SceneName[] {
  const others = sceneNames.filter((name) => name !== 'worker-stopped');
  return Array.from({ length: lives }, (_, index) =>
    index < workerStopScenes ? 'worker-stopped' : (others[(index - workerStopScenes) % others.length] as SceneName),
  );
}

/** Spread over the whole run: there are at least as many arrivals as letters, usually more. */
const planServerKills = ({ letters, serverKills: count }: Size) =>
  Array.from({ length: count }, (_, index) => ({
    after: Math.floor(((index + 0.5) * letters) / count),
    kind: serverKills[index % serverKills.length] as ServerKill,
  }));

/** Each kind equally often; two of three letters have one or two faults. */
function assignFaults({ letterFaults }: Plan, random: Random) {
  let deck: ResponseFault[] = [];
  const draw = () => {
    if (deck.length === 0) deck = shuffled(random, responseFaults);
    return deck.pop() as ResponseFault;
  };
  for (const letter of Object.keys(letterFaults).map(Number)) {
    letterFaults[letter] = Array.from({ length: random.oneOf([0, 1, 2]) }, draw);
  }
}

function shuffled<T>(random: Random, items: readonly T[]): T[] {
  const remaining = [...items];
  return items.map(() => remaining.splice(random.below(remaining.length), 1)[0] as T);
}
