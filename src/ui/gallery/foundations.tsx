import { Mark, Wordmark } from '../mark.tsx';
import { Tibeb } from '../tibeb.tsx';
import styles from './gallery.module.css';
import { Specimen } from './specimen.tsx';

const swatches = [
  ['ground', 'cotton'],
  ['surface', 'raised'],
  ['band', 'sand'],
  ['ink', 'text'],
  ['quiet', 'quiet text'],
  ['line', 'edges of controls'],
  ['hairline', 'parts things'],
  ['action', 'highland green'],
  ['actionTint', 'green, washed'],
  ['warm', 'Meskel yellow, the next step'],
  ['premium', 'dusk indigo'],
  ['premiumTint', 'indigo, washed'],
  ['clay', 'refusal, error'],
  ['clayTint', 'clay, washed'],
] as const;

export function Colours() {
  return (
    <ul className={styles.swatches}>
      {swatches.map(([name, use]) => (
        <li key={name}>
          <span className={`${styles.swatch} ${styles[name]}`} />
          <strong>{name}</strong>
          <span className={styles.use}>{use}</span>
        </li>
      ))}
    </ul>
  );
}

export function Typography() {
  return (
    <>
      <Specimen name="Scale" stack>
        <p className={styles.hero}>Health care, close to home</p>
        <h1>Your cover for this year</h1>
        <h2>What is covered</h2>
        <p className={styles.third}>Maternity care</p>
        <h3>Hospitals near you</h3>
        <p>
          Body text is 17 px on 1.6, no longer than 66 characters a line. A link looks{' '}
          <a href="#type">like this one here</a>, and <strong>what counts</strong> is bold.
        </p>
      </Specimen>
      <Specimen name="Ethiopic" stack>
        <div lang="am" className={styles.stack}>
          <h2>ለእርስዎ እና ለቤተሰብዎ የሚሆን የጤና መድን</h2>
          <p>የይገባኛል ጥያቄዎ በዚህ ስልክ ላይ ተቀምጧል፤ አውታረ መረብ ሲገኝ በራሱ ይላካል። እስከዚያው ድረስ ምንም ማድረግ አያስፈልግዎትም።</p>
        </div>
      </Specimen>
    </>
  );
}

export function WovenBands() {
  return (
    <>
      <Specimen name="Across: edge and broad" stack>
        <Tibeb />
        <Tibeb broad />
      </Specimen>
      <Specimen name="Down">
        <div className={styles.tall}>
          <Tibeb direction="down" />
          <Tibeb direction="down" broad />
        </div>
      </Specimen>
      <Specimen name="Mark at 16, 24, 32, 64 px, and the wordmark">
        <Mark className={styles.mark16} />
        <Mark className={styles.mark24} />
        <Mark />
        <Mark className={styles.mark64} />
        <Wordmark name="Tenawas" />
      </Specimen>
    </>
  );
}
