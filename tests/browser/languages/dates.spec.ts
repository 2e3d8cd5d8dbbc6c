import { expect, test } from '../support/test.ts';
import { builtDates } from './bundle-dates.ts';
import type * as Dates from './dates-in-page.ts';

test.use({ serviceWorkers: 'block' });

declare global {
  interface Window {
    dates: typeof Dates;
  }
}

test.describe('in this browser', () => {
  // A time zone other than Ethiopia's, since dates must not depend on the phone's.
  test.use({ timezoneId: 'America/Los_Angeles' });

  test.beforeEach(async ({ page }) => {
    await page.goto('about:blank');
    await page.addScriptTag({ content: `${await builtDates()};window.dates = dates;` });
    await page.evaluate(() => window.dates.ready.then(() => undefined));
  });

  test('every date from 1900 to 2100 converts to the Ethiopian calendar and back', async ({ page }) => {
    const wrong = await page.evaluate(() => {
      const { ethiopianOf, gregorianOf, julianDayOf, julianDayOfEthiopian } = window.dates;
      const last = julianDayOf({ year: 2100, month: 12, date: 31 });
      const found: number[] = [];
      let before = ethiopianOf(julianDayOf({ year: 1899, month: 12, date: 31 }));
      for (let day = julianDayOf({ year: 1900, month: 1, date: 1 }); day <= last; day++) {
        const there = ethiopianOf(day);
        const follows =
          there.date === before.date + 1
            ? there.month === before.month
            : there.date === 1 && (there.month === before.month + 1 || (there.month === 1 && before.month === 13));
        if (!follows || julianDayOfEthiopian(there) !== day || julianDayOf(gregorianOf(day)) !== day) found.push(day);
        before = there;
      }
      return found;
    });
    expect(wrong).toEqual([]);
  });

  test('Chromium does not support Afaan Oromoo dates, and our own names do not depend on it', async ({ page }) => {
    const month = await page.evaluate(() =>
      new Intl.DateTimeFormat('om-ET', { month: 'long', timeZone: 'UTC' }).format(new Date('2026-09-11T12:00:00Z')),
    );
    // If this fails, Chromium supports Afaan Oromoo, and our names can be compared with its own.
    expect(month).toBe('September');
    const shown = await page.evaluate(() =>
      (['en', 'am', 'om'] as const).map((language) => window.dates.fullDay(language, '2026-09-11')),
    );
    expect(shown).toEqual([
      '11 September 2026 (1 Meskerem 2019 E.C.)',
      'መስከረም 1 ቀን 2019 ዓ.ም. (ሴፕቴምበር 11 ቀን 2026 እ.ኤ.አ.)',
      'Fulbaana 1, 2019 A.L.I. (Fulbaana 11, 2026 A.L.A.)',
    ]);
  });

  test('times are in Ethiopia’s time zone, with the Ethiopian clock shown beside the 24-hour one', async ({ page }) => {
    const shown = await page.evaluate(() =>
      (['en', 'am', 'om'] as const).map((language) =>
        window.dates.fullMoment(language, new Date('2026-11-20T11:30:00Z')),
      ),
    );
    expect(shown).toEqual([
      'Friday 20 November 2026 (11 Hidar 2019 E.C.), 14:30',
      'ዓርብ፣ ኅዳር 11 ቀን 2019 ዓ.ም. (ኖቬምበር 20 ቀን 2026 እ.ኤ.አ.)፣ ከሰዓት 8:30 (14:30)',
      'Jimaata, Sadaasa 11, 2019 A.L.I. (Sadaasa 20, 2026 A.L.A.), waaree booda 8:30 (14:30)',
    ]);
  });
});

test('a page shows dates in its language’s calendar', async ({ page }) => {
  await page.goto('/am/policies');
  await expect(page.getByText(/ዓ\.ም\. \(.* እ\.ኤ\.አ\.\)/)).toBeVisible();
  await page.goto('/om/blog/claims-guide');
  await expect(page.locator('time').first()).toContainText(/20\d\d A\.L\.I\./);
  await page.goto('/blog/claims-guide');
  await expect(page.locator('time').first()).toContainText('5 October 2026');
});
