// The one script of every page. It stands in the page's head, is bundled by itself (tools/build), and must stay tiny:
// a guide's JavaScript is this and nothing else.

import { page } from './page.ts';
import { prepareDocument } from './prepare-document.ts';

prepareDocument();
page();
