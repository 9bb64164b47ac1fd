import type { SearchConfig } from '../../../../../src/features/faq/search/search.ts';
import { stringsOf } from '../../../../../src/i18n/strings.ts';

const config: SearchConfig = {
  ...{ index: '/faq/en.json', texts: '/faq/en-texts.json', answerHref: '/faqDetail', tag: 'en' },
  strings: stringsOf('en', ['help']),
};
const radios = (name: string, values: readonly string[]) =>
  ['', ...values].map((value) => `<label><input type="radio" name="${name}" value="${value}" ${value ? '' : 'checked'}></label>`);

/** The page of the search, as Search.astro has it. */
export const searchPage = `<search data-load="en" data-search='${JSON.stringify(config).replaceAll("'", '&#39;')}'>
  <form>
    <input id="q" name="q" type="search">
    <button class="search-field-clear" type="button"></button>
    <div class="filter">${radios('problem', ['voice', 'network']).join('')}</div>
    <div class="filter">${radios('kind', ['vacuum']).join('')}</div>
    <section data-recent hidden><button type="button">Clear</button><ul></ul></section>
    <p role="status"></p>
    <section class="results" tabindex="-1" data-loading></section>
    <a class="search-common" href="/faqDetail/common">Common</a>
  </form>
  <template>
    <div class="skeleton" data-part="loading"></div>
    <div data-part="failed"><h2>${config.strings['help.searchFailed']}</h2><button type="button" name="retry"></button></div>
    <section data-part="number"><ul><li><a class="chip" href="/faqList/errors-vacuum"></a></li></ul></section>
    <p data-part="instead"></p>
    <section data-part="list"><ul></ul></section>
    <li data-part="answer"><span><small></small></span></li>
    <li data-part="models"><span><small></small></span><ul></ul></li>
    <b data-part="guide">Guide </b>
    <button type="button" name="everything" data-part="everything">${config.strings['help.searchAll']}</button>
    <div data-part="none"><h2>${config.strings['help.none']}</h2><div class="empty-state-actions"></div></div>
    <a href="/helpCenter" data-part="topics"></a>
    <li data-part="recent"><button type="button"><bdi></bdi></button></li>
  </template>
</search>`;
