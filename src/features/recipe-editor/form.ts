import type { Errors, FormKind } from '../../app/form/form.ts';
import type { Image } from '../../contract/images/upload.ts';
import type { UserInfo } from '../../contract/user/user.ts';

/** What the editor begins with. */
export interface Start {
  /** Another one is another editor */
  key: string;
  id?: string;
  fields: Record<string, string>;
  /** The recipe's own pictures by their ids, as far as they are known */
  pictures: Readonly<Record<string, Image>>;
  /** Just kept on the server */
  saved?: boolean;
}

/** What the parts of the editor are handed. */
export interface EditingProps {
  start: Start;
  /** To be told what is wrong before the form shows it */
  onErrors(errors: Errors): void;
  user: UserInfo | undefined;
  /**
   * Opens a recipe as the server has it, in the place of this form, which is forgotten
   *
   * @param saved it is what stood in this form
   */
  open(id: string, forget: () => Promise<void>, saved: boolean): Promise<void>;
}

/** A new recipe: room for the first ingredients and the first step. @param lang of the page */
export const blank = (lang: string): Start => ({
  key: 'new',
  fields: { lang, ingredients: 'a b c', steps: 'a' },
  pictures: {},
});

/** The form of one recipe. Its `order` is that of the page, which is told when something is wrong: rows come and go. */
export const recipeForm = ({ id = 'new', fields }: Start): FormKind => ({
  name: `recipe/${id}`,
  leave: 'common.leaveUnsaved',
  order: [],
  defaults: fields,
  rules: () => import('./rules.ts').then(({ rulesOf }) => rulesOf(fields)),
});

/** The ids of fields as they follow each other in the page. */
export const inPageOrder = (fields: readonly string[]): string[] =>
  [...fields].sort((one, other) => {
    const [a, b] = [document.getElementById(one), document.getElementById(other)];
    return a && b && a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  });
