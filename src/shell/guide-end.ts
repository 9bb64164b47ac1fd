// The script at the end of guides: what nobody needs before there is something to read. A guide's JavaScript is this and guide-start.ts.

import { page } from './page.ts';

page();
