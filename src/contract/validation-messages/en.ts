import type { FieldError } from '../validate.ts';

/** Validation messages, shared by page and server. */
export const messages = {
  several: 'Several fields need correcting. Each says what is wrong.',
  field: (error: FieldError): string => {
    switch (error.code) {
      case 'required':
        return 'Please fill this in.';
      case 'wrong-type':
        return 'This is not in a form we can read.';
      case 'too-long':
        return `This is too long: ${error.limit ?? 'fewer'} characters at most.`;
      case 'too-short':
        return `This is too short: ${error.limit ?? 'more'} characters at least.`;
      case 'unreadable':
        return 'This holds a character that cannot be stored.';
      case 'not-an-email':
        return 'This does not look like an email address, such as name@mail.com.';
      case 'common-password':
        return 'This password is among the most common ones. Please choose another.';
      case 'passwords-differ':
        return 'Passwords do not match.';
      case 'not-an-email-or-phone':
        return 'This does not look like an email address or a phone number.';
      case 'wrong-password':
        return 'This is not your current password.';
      case 'not-a-card-number':
        return 'This is no number of a card. Compare each character with the card.';
      case 'not-a-code':
        return 'The code has six digits.';
      case 'wrong-app-code':
        return 'This code is wrong, or was used already. Wait for the next one.';
      case 'wrong-code':
        return 'This code is wrong or no longer valid. Ask for a new one.';
      case 'not-offered':
        return 'This is not among the choices on offer.';
      case 'not-an-amount':
        return 'Please write an amount, such as 1,250.50.';
      case 'not-asked':
        return 'This question is no longer open, so your answer was not needed.';
      case 'not-declined':
        return 'Another look can be asked for once, while the claim is declined. It was decided anew, corrected, or asked for before.';
      case 'too-late':
        return 'More than sixty days have passed since it was declined. Please call us, and we see what can be done.';
      case 'not-in-family':
        return 'This person is not among your family here any more. Please choose for whom the claim is.';
      case 'no-customer':
        return 'No customer’s account has this email address.';
      case 'price-changed':
        return 'The price has changed since. Please look at it again.';
      case 'not-readable':
        return 'This photograph or PDF file cannot be read. Please choose another one.';
      case 'wrong-hash':
        return 'This photograph did not arrive as it was sent. It is sent again.';
      case 'too-many-photos':
        return 'These are more photographs than can go with it.';
      case 'in-future':
        return 'This day is yet to come.';
    }
  },
};
export type ValidationMessages = typeof messages;
