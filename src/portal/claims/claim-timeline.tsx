import type { ClaimDetail, ClaimStatus } from '../../contract/answers/claims.ts';
import { fullMoment } from '../../text/dates.ts';
import { useLanguage, useWords } from '../../text/words.tsx';
import { Step, type StepState, Steps } from '../../ui/steps.tsx';
import { isDecided } from './entries.ts';
import { WhatWasSaid } from './what-was-said.tsx';

/** What happened to a claim so far, and the decision that is still to come. */
export function ClaimTimeline({ events }: { events: ClaimDetail['events'] }) {
  const { one, step, status } = useWords('claims');
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
            <WhatWasSaid of={event} />
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

const wordOf = (state: StepState, words: { done: string; now: string; toCome: string; refused: string }) =>
  state === 'to-come' ? words.toCome : words[state];
