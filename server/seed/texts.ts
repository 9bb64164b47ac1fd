import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import it from './texts/it.json' with { type: 'json' };
import ja from './texts/ja.json' with { type: 'json' };
import ko from './texts/ko.json' with { type: 'json' };
import pl from './texts/pl.json' with { type: 'json' };
import ru from './texts/ru.json' with { type: 'json' };
import tr from './texts/tr.json' with { type: 'json' };
import zh from './texts/zh.json' with { type: 'json' };
import zhf from './texts/zh-hk.json' with { type: 'json' };

/** What the seeded users of each language call their homes and devices, what they report and what is answered. */
export const seedTexts = { en, zh, zhf, es, ja, it, de, fr, ko, ru, tr, pl } satisfies Record<string, typeof en>;

export type SeedLang = keyof typeof seedTexts;
