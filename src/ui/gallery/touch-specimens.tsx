import { useState } from 'react';
import { Button, ButtonAnchor, type ButtonKind, ButtonLink } from '../button.tsx';
import { ChipGroup, ChipLink, ChipLinks } from '../chip-group.tsx';
import { ArrowSign } from '../signs.tsx';
import styles from './gallery.module.css';
import { Specimen } from './specimen.tsx';

const kinds: [ButtonKind, string][] = [
  ['main', 'Log in'],
  ['quiet', 'View all services'],
  ['plain', 'Not now'],
  ['danger', 'Discard letter'],
  ['premium', 'Upgrade now'],
  ['warm', 'Register now'],
];

export function ButtonSpecimens() {
  return (
    <>
      <Specimen name="Kinds: main, quiet, plain, danger, premium, warm">
        {kinds.map(([kind, messages]) => (
          <Button key={kind} kind={kind}>
            {messages}
          </Button>
        ))}
      </Specimen>
      <Specimen name="Busy: the shuttle runs along the hem">
        {kinds.map(([kind, messages]) => (
          <Button key={kind} kind={kind} busy>
            {messages}
          </Button>
        ))}
      </Specimen>
      <Specimen name="Disabled">
        <Button disabled>Log in</Button>
        <Button kind="quiet" disabled>
          View all services
        </Button>
      </Specimen>
      <Specimen name="Links, with a sign">
        <ButtonLink to="/services">
          All services <ArrowSign />
        </ButtonLink>
        <ButtonAnchor kind="quiet" href="tel:+251900000000">
          Endpoint 090 000 0000
        </ButtonAnchor>
      </Specimen>
      <Specimen name="Wide, and with long messages in Amharic">
        <div className={styles.narrow}>
          <Button wide>Submit claim request</Button>
          <Button wide kind="quiet" lang="am">
            የይገባኛል ጥያቄውን ለአስተዳዳሪው ለመላክ እዚህ ይጫኑ
          </Button>
        </div>
      </Specimen>
    </>
  );
}

const filters = [
  { value: 'all', label: 'All' },
  { value: 'approved', label: 'Approved' },
  { value: 'pending', label: 'Pending' },
  { value: 'declined', label: 'Declined' },
] as const;

export function ChipSpecimens() {
  const [chosen, setChosen] = useState<(typeof filters)[number]['value']>('all');
  return (
    <>
      <ChipGroup legend="Show claims" options={filters} value={chosen} onChange={setChosen} />
      <ChipLinks label="Kinds of service">
        <ChipLink to="/ui" current>
          All services
        </ChipLink>
        <ChipLink to="/ui?kind=standard">Standard</ChipLink>
        <ChipLink to="/ui?kind=premium">Premium</ChipLink>
      </ChipLinks>
    </>
  );
}
