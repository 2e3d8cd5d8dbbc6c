type ModuleInfo = { importers: readonly string[]; dynamicImporters: readonly string[] };
type Chunking = { getModuleInfo: (id: string) => ModuleInfo | null };

/** Whom a room is for. A page that is only read is nobody's: each of its parts is paid for by whoever reads it alone. */
type For = 'account' | 'customer';
const isFor = (room: string): For | undefined =>
  /\/src\/portal\/(log-in|sign-up)\//.test(room) ? 'account' : /\/src\/portal\//.test(room) ? 'customer' : undefined;

/** Whatever is fetched by itself, and through whose imports a module comes. */
function roomsOf(id: string, chunking: Chunking, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return new Set();
  seen.add(id);
  const info = chunking.getModuleInfo(id);
  const above = (info?.importers ?? []).flatMap((importer) => [...roomsOf(importer, chunking, seen)]);
  return new Set(info?.dynamicImporters.length || !info?.importers.length ? [id, ...above] : above);
}

/**
 * What a customer's rooms share comes in one file, and what the doors to them share in another: each request costs a cheap
 * phone more than the bytes do. Nothing that a public page needs is in either.
 */
const shared = {
  debugName: 'shared by rooms',
  name: (id: string, chunking: Chunking) => {
    const rooms = new Set([...roomsOf(id, chunking)].map(isFor));
    if (rooms.has(undefined)) return null;
    return rooms.has('account') ? 'account' : 'customer';
  },
  minShareCount: 2,
  includeDependenciesRecursively: false,
};

const entry = /\/(index\.html|src\/main\.ts)$/;
const start = /\/src\/start\.tsx$/;
/** Of this many public pages. Styles come with their part, and stand in every page that uses one of the file's. */
const many = 3;

/**
 * What every page has, and the small parts that many have: each by itself would be a request for a few hundred bytes. The
 * parts of forms and lists, which few public pages and most rooms have, come together for the same reason.
 */
const parts = {
  debugName: 'in many pages',
  test: /node_modules\/preact\/|\/src\/(?!pictures\/|site\/|text\/[a-z]{2}\/)/,
  name: (id: string, chunking: Chunking) => {
    const rooms = [...roomsOf(id, chunking)];
    if (rooms.some((room) => entry.test(room))) return null;
    const readers = rooms.filter((room) => isFor(room) === undefined);
    if (rooms.some((room) => start.test(room)) || readers.length >= many) return 'start';
    return readers.length && readers.length < rooms.length ? 'parts' : null;
  },
  includeDependenciesRecursively: false,
};

/** What public pages share and no room has. An article's own frame is for articles alone. */
const site = {
  debugName: 'shared by public pages',
  test: /\/src\/(pictures|site\/(?!article\/))/,
  name: (id: string, chunking: Chunking) => {
    const rooms = [...roomsOf(id, chunking)];
    return rooms.length > 1 && rooms.every((room) => !isFor(room)) ? 'site' : null;
  },
  includeDependenciesRecursively: false,
};

const words =
  /\/src\/(?:text\/([a-z]{2})\/(account|portal|dashboard|settings|offered|letters|claim-form|claims|subscribe)|contract\/(said|reasons)\/([a-z]{2}))\.ts$/;

/** The words of a customer's rooms in one file a language, those of the doors in another. */
const wordsShared = {
  debugName: 'words of rooms',
  test: words,
  name: (id: string) => {
    const [, language, part, catalogue, itsLanguage] = words.exec(id) ?? [];
    return `${language ?? itsLanguage}/words-${part === 'account' || catalogue === 'said' ? 'account' : 'customer'}`;
  },
  includeDependenciesRecursively: false,
};

export const chunks = { groups: [wordsShared, shared, parts, site] };
