import type { ClaimStatus } from '../../contract/claim-transitions.ts';
import type { ClaimDetail } from '../../contract/responses/claims.ts';
import { fullMoment } from '../../i18n/dates.ts';
import { useLanguage, useMessages } from '../../i18n/use-messages.tsx';
import { Step, type StepState, Steps } from '../../ui/steps.tsx';
import { isDecided } from './claim-list-items.ts';
import { type ClaimEvent, EventDetails, isAnswer, isDisagreement } from './event-details.tsx';

/** The events of a claim so far, and the steps that are still to come. */
export function ClaimTimeline({ events, birr }: Pick<ClaimDetail, 'events' | 'birr'>) {
  const { one, step, status } = useMessages('claims');
  const language = useLanguage();
  const lastEvent = events.at(-1);
  const isUndecided = lastEvent && !isDecided({ status: lastEvent.to });
  const disagreedAt = events.findIndex(isDisagreement);
  const titleOf = (event: ClaimEvent) => {
    if (event.payment) return step.paid;
    if (isAnswer(event)) return step.answered;
    if (isDisagreement(event)) return step.disagreed;
    const isUpheld = event.to === 'declined' && disagreedAt >= 0 && events.indexOf(event) > disagreedAt;
    return isUpheld ? step.upheld : status[event.to];
  };
  return (
    <Steps label={one.happened}>
      {events.map((event) => {
        const state = stateOf(event.to, event === lastEvent);
        return (
          <Step
            key={`${event.at}${event.to}${event.payment?.day}`}
            state={state}
            stateLabel={stateLabelOf(state, step)}
            title={titleOf(event)}
            when={fullMoment(language, new Date(event.at))}
          >
            <EventDetails event={event} birr={birr} />
          </Step>
        );
      })}
      {lastEvent?.to === 'submitted' && <Step state="to-come" stateLabel={step.toCome} title={step.review} />}
      {isUndecided && <Step state="to-come" stateLabel={step.toCome} title={step.decision} />}
    </Steps>
  );
}

function stateOf(to: ClaimStatus, isLast: boolean): StepState {
  if (to === 'declined') return 'refused';
  return isLast && (to === 'in-review' || to === 'more-information') ? 'now' : 'done';
}

const stateLabelOf = (state: StepState, messages: Record<'done' | 'now' | 'toCome' | 'refused', string>) =>
  state === 'to-come' ? messages.toCome : messages[state];
