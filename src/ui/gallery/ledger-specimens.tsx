import { Badge } from '../badge.tsx';
import { ButtonLink } from '../button.tsx';
import { Card } from '../card.tsx';
import { Definition, DefinitionList } from '../definition-list.tsx';
import { EmptyState } from '../empty-state.tsx';
import { Icon } from '../icon.tsx';
import { Progress, Spinner } from '../progress.tsx';
import { QrCode } from '../qr-code.tsx';
import { OfflineSign } from '../signs.tsx';
import { Skeleton } from '../skeleton.tsx';
import { Step, Steps } from '../steps.tsx';
import styles from './gallery.module.css';
import { Specimen } from './specimen.tsx';

export function LedgerSpecimens() {
  return (
    <>
      <div className={styles.columns}>
        <Card>
          <h3>Routine checkups</h3>
          <p>A full examination once a year, in any partner hospital.</p>
        </Card>
        <Card kind="member">
          <h3>Abebe Bekele</h3>
          <p>Member since 2019 · TW-004 217</p>
        </Card>
        <Card kind="premium">
          <Badge kind="premium">Premium</Badge>
          <h3>Air ambulance services</h3>
          <p>From any airstrip in the country to the hospital that can help.</p>
        </Card>
      </div>
      <div className={styles.columns}>
        <Specimen name="QR code">
          <QrCode text="TW-004 217" label="The number of a card" />
        </Specimen>
        <Specimen name="Lines" stack>
          <DefinitionList>
            <Definition term="Full name">Abebe Bekele</Definition>
            <Definition term="Email">abebe.bekele.woldemariam@example.et</Definition>
            <Definition term="Yearly payment">$1,000</Definition>
            <Definition term="Claim">
              <Badge kind="good">Approved</Badge>
            </Definition>
          </DefinitionList>
        </Specimen>
        <Specimen name="Steps" stack>
          <Steps label="This claim">
            <Step state="done" stateLabel="done" title="Saved on this phone" when="18 November, 21:40" />
            <Step state="done" stateLabel="done" title="Received, R-20417" when="19 November, 07:02" />
            <Step state="now" stateLabel="now" title="In review">
              An answer usually takes three working days.
            </Step>
            <Step state="to-come" stateLabel="to come" title="Decided" />
          </Steps>
          <Steps label="A declined claim">
            <Step state="done" stateLabel="done" title="Received, R-20388" when="2 November, 11:15" />
            <Step state="refused" stateLabel="declined" title="Declined" when="5 November, 16:30">
              The treatment was before the cover began.
            </Step>
          </Steps>
        </Specimen>
      </div>
      <div className={styles.columns}>
        <Specimen name="Progress" stack>
          <Progress label="Letters sent" value={2} max={5} valueText="2 of 5" />
          <Progress label="Photo of the bill" value={0.85} valueText="85 %" />
          <Spinner label="Looking for your claims…" />
        </Specimen>
        <Specimen name="Skeleton" stack>
          <Skeleton shape="heading" />
          <Skeleton lines={3} />
        </Specimen>
        <Specimen name="Empty" stack>
          <EmptyState
            picture={<Icon icon={OfflineSign} size="large" />}
            title="No claims submitted yet."
            action={<ButtonLink to="/claimform">Request a claim</ButtonLink>}
          >
            When you ask for one, it stands here with its own timeline.
          </EmptyState>
        </Specimen>
      </div>
    </>
  );
}
