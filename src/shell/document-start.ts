// The one script of every page but guides, which have it in two parts. It stands in the page's head, is bundled by itself (tools/build),
// and must stay tiny.

import { page } from './page.ts';
import { prepareDocument } from './prepare-document.ts';

prepareDocument();
page();
