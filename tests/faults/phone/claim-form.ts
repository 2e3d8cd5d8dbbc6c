import type { Page } from '@playwright/test';
import { messages as forms } from '../../../src/i18n/en/claim-form.ts';

/** The result of submitting the form, as shown by the page. */
export type SubmitResult =
  | { kind: 'kept'; id: string; text: string }
  /** A refused letter, sent again without changes. */
  | { kind: 'corrected'; id: string; text: string }
  | { kind: 'not-kept' };

const labels = { another: forms.after.another, notSaved: 'NOT saved' };

/**
 * Fills in the open form and submits it through the product's UI. A form that shows a refused letter is submitted
 * unchanged, as its correction. `photo` is the content of a PDF that goes with a new letter.
 */
export function submitForm(
  page: Page,
  text: string,
  knownIds: readonly string[],
  photo?: string,
): Promise<SubmitResult> {
  return page.evaluate(
    async ({ text, knownIds, photo, another, notSaved }) => {
      const { waitUntil, setValue, findButton } = actions;
      const shownLetterId = () =>
        document.querySelector('main a[href*="/claims/letter/"]')?.getAttribute('href')?.split('/').at(-1);
      const refusedLetterId = () => new URLSearchParams(location.search).get('correct');
      const notSavedAlert = (form: HTMLFormElement) =>
        [...form.querySelectorAll('[role=alert]')].find(({ textContent }) => textContent?.includes(notSaved));

      const findTextarea = () => {
        const textarea = document.querySelector<HTMLTextAreaElement>('main form textarea');
        const options = textarea?.form?.querySelectorAll('select option:not([value=""])');
        // The URL changes before the form is rendered.
        if (textarea && options?.length && (textarea.value || !refusedLetterId())) return textarea;
        findButton(another)?.click();
        return undefined;
      };
      // In one step, because the form may be re-rendered when another tab has sent its letter.
      const { form, correctedId, textSubmitted, alertBefore } = await waitUntil(() => {
        const textarea = findTextarea();
        if (!textarea) return undefined;
        const correctedId = refusedLetterId();
        const form = textarea.form as HTMLFormElement;
        for (const control of form.querySelectorAll<HTMLSelectElement>('select')) {
          const first = control.querySelector<HTMLOptionElement>('option:not([value=""])');
          if (!control.value) setValue(control, first?.value ?? '');
        }
        for (const control of form.querySelectorAll<HTMLInputElement>('input[required]')) {
          if (!control.value) setValue(control, control.type === 'email' ? 'somebody@mail.example' : 'Somebody');
        }
        if (!correctedId) setValue(textarea, text);
        const picker = form.querySelector<HTMLInputElement>('input[type=file]');
        if (!correctedId && photo && picker) {
          const chosen = new DataTransfer();
          chosen.items.add(new File([photo], 'bill.pdf', { type: 'application/pdf' }));
          picker.files = chosen.files;
          picker.dispatchEvent(new Event('change', { bubbles: true }));
        }
        const [textSubmitted, alertBefore] = [textarea.value, notSavedAlert(form)];
        form.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
        return { form, correctedId, textSubmitted, alertBefore };
      });
      return waitUntil(() => {
        const alert = notSavedAlert(form);
        if (alert && alert !== alertBefore) return { kind: 'not-kept' } as const;
        // A letter refused immediately is shown in the form again.
        const id = [shownLetterId(), refusedLetterId()].find((one) => one && !knownIds.includes(one));
        return id && ({ kind: correctedId ? 'corrected' : 'kept', id, text: textSubmitted } as const);
      });
    },
    { text, knownIds, photo, ...labels },
  );
}

/** Types without submitting, until the draft is saved. */
export async function writeDraft(page: Page, text: string): Promise<void> {
  const textarea = page.locator('main form textarea');
  await textarea.fill(text);
  await page.getByText(forms.draft.saved).waitFor();
}

export const textInForm = (page: Page): Promise<string> => page.locator('main form textarea').inputValue();
