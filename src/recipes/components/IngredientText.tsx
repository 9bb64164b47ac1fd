import type { ReactNode } from 'react';

/** By language, what stands between a name and its amount where the amount comes last: before the name, it would change its ending. */
const dashes: Readonly<Record<string, string>> = { ru: '\u00A0— ', pl: '\u00A0– ' };

interface IngredientTextProps {
  name: string;
  /** Empty where there is none, or it is not to be said */
  amount: string;
  /** BCP 47, of the recipe */
  lang: string;
}

/** An ingredient with its amount: `85 g flour`, `мука — 85 г`. */
export function IngredientText({ name, amount, lang }: IngredientTextProps): ReactNode {
  const dash = dashes[lang];
  const named = (
    <bdi className="ingredient-name" lang={lang}>
      {name}
    </bdi>
  );
  const measured = amount && <bdi className="ingredient-amount">{amount}</bdi>;
  if (!measured) return named;
  return dash ? (
    <>
      {named}
      {dash}
      {measured}
    </>
  ) : (
    <>
      {measured} {named}
    </>
  );
}
