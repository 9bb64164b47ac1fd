// The script of the 404 page, which is where links to the app's former pages arrive: as document-start.ts, and forwards them.

import { formerDestination } from './destination.ts';
import { loadWhenSeen } from './page/on-demand.ts';
import { header } from './page.ts';
import { prepareDocument } from './prepare-document.ts';

prepareDocument((wanted) => formerDestination(location, wanted));
header();
addEventListener('pageshow', loadWhenSeen);
