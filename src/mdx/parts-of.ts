/** What a page says about its guide before the text is drawn. */
export interface GuideParts {
  /** Anchors of headings that stand in parts for other models */
  hidden: ReadonlySet<string>;
  /** Whether it is one way to one goal, which is what search engines call a HowTo: one `<Steps>` and no more */
  isHowTo: boolean;
  /** The MDX without the parts for other models */
  shown: string;
}

/**
 * @param body a guide's MDX, which src/mdx/writing-rules.ts has found right
 * @param can whether the guide's model can do something
 */
export function partsOf(body: string, can: (feature: string) => boolean): GuideParts {
  const others = [...body.matchAll(/<IfModel has="(\w+)">(.*?)<\/IfModel>/gs)].filter(([, feature = '']) => !can(feature));
  const anchors = others.flatMap(([, , part = '']) => [...part.matchAll(/\[#([\w-]+)\]/g)].map(([, anchor = '']) => anchor));
  const shown = others.reduce((text, [part]) => text.replace(part, ''), body);
  return { hidden: new Set(anchors), isHowTo: shown.split('<Steps ').length === 2, shown };
}
