import type { Page } from '@playwright/test';
import { messages as forms } from '../../../src/i18n/en/claim-form.ts';

/** What came of a press on the form's button, as the page shows it. */
export type Written =
  | { kind: 'kept'; id: string; text: string }
  /** a letter that was refused before, sent again as it stands in the form */
  | { kind: 'corrected'; id: string; text: string }
  | { kind: 'not-kept' };

const sentences = { another: forms.after.another, notSaved: 'NOT saved' };

/**
 * Fills in the form that is open and presses its button: draft, outbox and IndexedDB are the product's own. A form
 * that shows a refused letter is sent as it is: that is the customer's correction.
 */
export function writeInForm(page: Page, text: string, known: readonly string[]): Promise<Written> {
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
        // The address changes a moment before the form that it asks for is there.
        if (area && choices?.length && (area.value || !refused())) return area;
        button(another)?.click();
        return undefined;
      };
      // As soon as it is seen, and without a pause: between two steps the form may be made anew for what another tab has sent.
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
        // Refused as soon as it was kept, it is shown in the form again.
        const id = [shownLetter(), refused()].find((one) => one && !known.includes(one));
        return id && ({ kind: wrong ? 'corrected' : 'kept', id, text: says } as const);
      });
    },
    { text, known, ...sentences },
  );
}

/** Types without pressing, until the draft is said to be kept. */
export async function halfWrite(page: Page, text: string): Promise<void> {
  const area = page.locator('main form textarea');
  await area.fill(text);
  await page.getByText(forms.draft.saved).waitFor();
}

export const textInForm = (page: Page): Promise<string> => page.locator('main form textarea').inputValue();
