export const messages = {
  title: 'How a claim works',
  description:
    'How to make a health insurance claim from your phone, step by step, even with no network, and what happens until it is decided and paid.',
  lead: 'A claim is how you ask us to pay for care you have had. You make it on your phone in a few minutes.',
  login: {
    heading: 'Make a claim or follow one',
    text: 'Log in to see all your claims and where each of them stands.',
    login: 'Log in',
    register: 'No account yet? Register',
    premium: 'Login to Premium',
  },
  steps: {
    heading: 'From the form to the payment',
    items: [
      {
        heading: 'Fill it in',
        text: 'Choose the hospital, the service and the payment method, and write what happened. The form also opens without a network, if you have logged in and opened it once before.',
      },
      {
        heading: 'It is saved on your phone',
        text: 'Your messages are saved as you type. When you send the claim without a network, you read “Saved on this phone, not sent yet”. Nothing is lost.',
      },
      {
        heading: 'It is sent when there is a network',
        text: 'You need not write it again. The phone sends it when the network is back, at the latest when you open the page there. After a long time it may ask you to log in first.',
      },
      {
        heading: 'We have received it',
        text: 'You see a receipt number that begins with R-, and the time. From now on the claim is with us, whatever happens to the phone.',
      },
      {
        heading: 'It is in review',
        text: 'A person reads it. If something is missing, the claim says what we need from you.',
      },
      {
        heading: 'It is approved or declined',
        text: 'You see the decision with its date. If the claim is declined, the reason stands beside it in plain words.',
      },
      {
        heading: 'It is paid',
        text: 'What is approved is paid by the method you chose, up to the limit in your policy.',
      },
    ],
  },
  prepare: {
    heading: 'Have these at hand',
    items: [
      'The receipts, with the hospital’s name, date, amount and stamp',
      'The discharge summary after a stay in hospital',
      'The prescription and the pharmacy’s receipt for medicines',
      'A photo of each paper, taken on the same day',
    ],
    more: 'Read more about the papers',
  },
  faq: {
    heading: 'Questions and answers',
    items: [
      {
        question: 'Can I make a claim without a network?',
        answer:
          'Yes. Log in and open the claim form once while you have a network. After that it opens without one. Your claim is saved on the phone and sent when the network is back.',
      },
      {
        question: 'How do I know that you have my claim?',
        answer:
          'You see the word Sent and a receipt number that begins with R-. As long as you do not see them, the claim is still on your phone.',
      },
      {
        question: 'I am not sure that it was sent. Should I send it again?',
        answer:
          'No. The phone goes on trying by itself, and the same claim is counted once even if it is sent several times. You can open your claims and choose “Send now”.',
      },
      {
        question: 'Can someone else who uses this phone read my claim?',
        answer:
          'Not through our website without your login. If you log out while a claim still waits, you can keep it locked on the phone until you log in again. No other customer sees it or sends it.',
      },
      {
        question: 'What happens if I lose the phone?',
        answer:
          'Every claim that has a receipt number is with us, and you find it when you log in on another phone. A claim that was not sent yet is lost with the phone, so send it as soon as there is a network.',
      },
      {
        question: 'My claim was declined. What can I do?',
        answer:
          'Read the reason that stands beside it. If you think it is wrong, ask for another look there within sixty days and say why, or call us. Somebody who has not decided it before looks at it again.',
      },
      {
        question: 'Do I have to pay the hospital first?',
        answer:
          'Ask at the partner hospital before treatment, or call us from there. If you do pay yourself, keep every receipt and make a claim for what you paid.',
      },
      {
        question: 'What is a priority claim?',
        answer: 'Premium customers can mark a claim as a priority claim. It is looked at before the others.',
      },
    ],
  },
};
