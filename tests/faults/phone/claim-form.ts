import type { Page } from '@playwright/test';
import { messages as forms } from '../../../src/i18n/en/claim-form.ts';

/** The result of submitting the form, as shown by the page. */
export type SubmitResult =
  | { kind: 'kept'; id: string; text: string }
  /** A refused letter, sent again without changes. */
  | { kind: 'corrected'; id: string; text: string }
  | { kind: 'not-kept' };

const sentences = { another: forms.after.another, notSaved: 'NOT saved' };

/**
 * Fills in the open form and submits it through the product's UI. A form that shows a refused letter is submitted
 * unchanged, as its correction.
 */
export function submitForm(page: Page, text: string, known: readonly string[]): Promise<SubmitResult> {
  return page.evaluate(
    async ({ text, known, another, notSaved }) => {
      const { until, put, button } = hand;
      const shownLetter = () =>
        document.querySelector('main a[href*="/claims/letter/"]')?.getAttribute('href')?.split('/').at(-1);
      const refused = () => new URLSearchParams(location.search).get('correct');
      const saidNotKept = (form: HTMLFormElement) =>
        [...form.querySelectorAll('[role=alert]')].find(({ textContent }) => textContent?.includes(notSaved));

      const there = () => {
        const area = document.querySelector<HTMLTextAreaElement>('main form textarea');
        const choices = area?.form?.querySelectorAll('select option:not([value=""])');
        // The URL changes before the form is rendered.
        if (area && choices?.length && (area.value || !refused())) return area;
        button(another)?.click();
        return undefined;
      };
      // In one step, because the form may be re-rendered when another tab has sent its letter.
      const { form, wrong, says, saidBefore } = await until(() => {
        const area = there();
        if (!area) return undefined;
        const wrong = refused();
        const form = area.form as HTMLFormElement;
        for (const control of form.querySelectorAll<HTMLSelectElement>('select')) {
          const first = control.querySelector<HTMLOptionElement>('option:not([value=""])');
          if (!control.value) put(control, first?.value ?? '');
        }
        for (const control of form.querySelectorAll<HTMLInputElement>('input[required]')) {
          if (!control.value) put(control, control.type === 'email' ? 'somebody@mail.example' : 'Somebody');
        }
        if (!wrong) put(area, text);
        const [says, saidBefore] = [area.value, saidNotKept(form)];
        form.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
        return { form, wrong, says, saidBefore };
      });
      return until(() => {
        const said = saidNotKept(form);
        if (said && said !== saidBefore) return { kind: 'not-kept' } as const;
        // A letter refused immediately is shown in the form again.
        const id = [shownLetter(), refused()].find((one) => one && !known.includes(one));
        return id && ({ kind: wrong ? 'corrected' : 'kept', id, text: says } as const);
      });
    },
    { text, known, ...sentences },
  );
}

/** Types without submitting, until the draft is saved. */
export async function writeDraft(page: Page, text: string): Promise<void> {
  const area = page.locator('main form textarea');
  await area.fill(text);
  await page.getByText(forms.draft.saved).waitFor();
}

export const textInForm = (page: Page): Promise<string> => page.locator('main form textarea').inputValue();
