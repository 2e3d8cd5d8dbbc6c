/**
 * Whether a password is among the first that attackers try. Published lists are mostly words with digits appended,
 * keyboard rows and repetitions, so only the words are listed here and the rest is detected.
 */
export function isCommon(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  const word = plain.replace(/^[\d\W_]{0,2}(.+?)[\d\W_]{0,5}$/u, '$1');
  return (
    [plain, word, unmasked(plain), unmasked(word)].some((text) => words.has(text)) || isRepeated(plain) || isRow(plain)
  );
}

/** `p@ssw0rd` is `password`. */
const unmasked = (text: string) =>
  text.replace(/[@4]/g, 'a').replace(/3/g, 'e').replace(/[1!]/g, 'i').replace(/0/g, 'o').replace(/[$5]/g, 's');

const words = new Set(
  `password passwort passw0rd pass password1 mypassword thepassword yourpassword passpass letmein letmeinnow
  welcome welcometo admin administrator adminadmin root toor user username guest default changeme secret topsecret
  login access master iloveyou iloveu ilove loveyou lovely loveme lover lovers love mylove truelove sweetheart
  darling princess prince queen king angel angels babygirl babyboy baby sunshine sunflower moonlight starlight
  rainbow butterfly flower flowers summer winter spring autumn monday tuesday wednesday thursday friday saturday
  sunday january february march april june july august september october november december football baseball
  basketball soccer hockey tennis golf liverpool arsenal chelsea manchester barcelona realmadrid juventus
  superman batman spiderman ironman starwars pokemon naruto dragon dragonball monkey tiger lion eagle shadow
  phoenix falcon mustang ferrari porsche corvette harley yamaha mercedes toyota corolla computer internet
  windows microsoft google facebook samsung android iphone telegram youtube whatsapp michael jennifer jessica
  michelle charlie thomas robert daniel andrew joshua matthew jordan hunter ashley nicole anthony william
  alexander elizabeth christopher jonathan victoria samantha stephanie benjamin nicholas brandon justin
  patrick richard george maggie ginger pepper cookie cheese chocolate banana orange apple coffee whatever
  trustno trustnoone nothing something anything freedom forever friends friend family brother sister mother father
  mommy daddy mama papa jesus jesuschrist christ jesusislord godisgood godislove godbless thankgod praisegod
  blessed blessing heaven faith grace mercy hope peace allah muhammad mohammed ahmed abdullah ibrahim fatima
  ethiopia ethiopian ethio habesha abyssinia addis addisababa adama hawassa bahirdar gondar mekelle oromia amhara
  tigray abebe kebede alemu tesfaye bekele almaz tigist hiwot selam selamnew fikir konjo enatye yene hewan
  dawit solomon samuel yohannes mikael gebriel mariam kidanemihret egziabher temesgen abrham haileselassie
  tenawas insurance health healthcare hospital doctor medicine claim claims customer premium company office
  qwerty qwertyuiop qwertyui asdfghjkl asdfghjk zxcvbnm qazwsx qazwsxedc qweasd qweasdzxc zaqwsx asdasd qweqwe abcd abcdef abcdefg
  abcdefgh abcdefghi alphabet abcabc iamgod killer hacker hello helloworld hellohello goodbye goodluck test testing
  testtest tester demo sample example temp temporary private public server system database oracle money dollar
  million winner success lucky champion number numberone nopassword newpassword oldpassword changethis opensesame
  blink jordan23 corvette matrix merlin maverick cowboy yankees lakers steelers cowboys eagles ranger rangers
  thunder lightning blahblah asdf qwer zxcv poiuytrewq lkjhgfdsa mnbvcxz abracadabra rockstar metallica slipknot
  nirvana eminem beyonce rihanna shakira teddyafro haile gebrselassie kenenisa lalibela lucy dinknesh meskerem`
    .split(/\s+/)
    .filter(Boolean),
);

const rows = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop[]',
  'asdfghjkl;',
  'zxcvbnm,./',
  'azertyuiop',
];
const patterns = [
  '1qaz2wsx3edc4rfv5tgb',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'qazwsxedcrfvtgbyhn',
  'zaq12wsxcde3',
  '147258369',
];
const mixed = [
  '789456123',
  '159357456',
  '1234qwer',
  'qwer1234',
  'asdf1234',
  '1234asdf',
  'abcd1234',
  'a1b2c3d4e5',
  'abc12345',
  'qwerty123',
];
const tracks = [...rows, ...patterns, ...mixed].flatMap((row) => [row, [...row].reverse().join('')]);

/** `12345678`, `qwertyuiop`, `1q2w3e4r`, and `abcdef123` */
function isRow(text: string): boolean {
  const [, letters, digits] = /^(\D{4,})(\d{1,4})$/.exec(text) ?? [];
  const runs = letters && digits ? [letters, digits] : [text];
  return runs.every((run) => tracks.some((track) => track.includes(run)));
}

/** `aaaaaaaa`, `abcabcabc`, `12121212` */
const isRepeated = (text: string) => /^(.{1,4}?)\1+$/u.test(text);
