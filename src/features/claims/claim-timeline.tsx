import type { ClaimStatus } from '../../contract/claim-transitions.ts';
import type { ClaimDetail } from '../../contract/responses/claims.ts';
import { fullMoment } from '../../i18n/dates.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.tsx';
import { Step, type StepState, Steps } from '../../ui/steps.tsx';
import { isDecided } from './entries.ts';
import { EventDetails } from './event-details.tsx';

/** What happened to a claim so far, and the decision that is still to come. */
export function ClaimTimeline({ events }: { events: ClaimDetail['events'] }) {
  const { one, step, status } = useMessages('claims');
  const language = useLanguage();
  const last = events.at(-1);
  const undecided = last && !isDecided({ status: last.to });
  return (
    <Steps label={one.happened}>
      {events.map((event) => {
        const state = stateOf(event.to, event === last);
        return (
          <Step
            key={`${event.at}${event.to}`}
            state={state}
            stateLabel={wordOf(state, step)}
            title={status[event.to]}
            when={fullMoment(language, new Date(event.at))}
          >
            <EventDetails of={event} />
          </Step>
        );
      })}
      {last?.to === 'submitted' && <Step state="to-come" stateLabel={step.toCome} title={step.review} />}
      {undecided && <Step state="to-come" stateLabel={step.toCome} title={step.decision} />}
    </Steps>
  );
}

function stateOf(to: ClaimStatus, isLast: boolean): StepState {
  if (to === 'declined') return 'refused';
  return isLast && (to === 'in-review' || to === 'more-information') ? 'now' : 'done';
}

const wordOf = (state: StepState, messages: { done: string; now: string; toCome: string; refused: string }) =>
  state === 'to-come' ? messages.toCome : messages[state];
