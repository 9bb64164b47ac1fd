import { createClient } from '../../api/client.ts';
import { ApiError } from '../../api/errors.ts';
import { serviceFailing } from '../../contract/faq/failing.ts';
import { localeIdOf } from '../../i18n/locale-ids.ts';
import { href } from '../../routes/href.ts';
import { findElement } from '../../shell/page/find-element.ts';
import { requestHeaders } from '../../stores/request-headers.ts';

/** A country of each region, whose servers are then called. */
const countries: Record<string, string> = { cn: 'CN', us: 'US', eu: 'DE' };

const form = findElement(document, '#failing', HTMLFormElement);
const status = findElement(form, '[role=status]', HTMLElement);

function fill(id: string, rows: readonly (readonly (string | Node)[])[]): void {
  const table = findElement(document, id, HTMLTableElement);
  const body = findElement(table, 'tbody', HTMLTableSectionElement);
  body.replaceChildren();
  for (const cells of rows) {
    const row = body.insertRow();
    for (const cell of cells) row.insertCell().append(cell);
  }
  table.hidden = rows.length === 0;
}

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const entered = new FormData(form);
  const field = (name: string) => String(entered.get(name) ?? '');
  const { code, key } = localeIdOf(field('lang'));
  const client = createClient({
    servers: __DEPLOYMENT__.servers,
    defaultCountry: countries[field('region')] ?? '',
    identity: () => ({ ...requestHeaders(field('token')), countryAbbr: '' }),
  });
  status.textContent = 'Loading…';
  for (const id of ['#answers', '#searches']) fill(id, []);
  try {
    const { answers, searches } = await client(serviceFailing, { lang: key }, { quiet: true });
    fill(
      '#answers',
      answers.map(({ article, share, failed, helped, stop }) => {
        const link = document.createElement('a');
        link.href = `${href('faqDetail', code, { id: article })}${stop ? `#${stop.step}` : ''}`;
        link.textContent = article;
        const stopped = stop ? `${stop.step} (${stop.readers})` : '';
        return [link, `${Math.round(share * 100)} %`, String(failed), String(helped), stopped];
      }),
    );
    fill(
      '#searches',
      searches.map(({ words, days }) => [words, String(days)]),
    );
    status.textContent = answers.length + searches.length > 0 ? '' : 'Nothing in the last 30 days.';
  } catch (error) {
    status.textContent = error instanceof ApiError ? `Refused: ${error.message || error.reason}` : String(error);
  }
});
