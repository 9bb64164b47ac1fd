import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { filesUnder } from '../../tools/scripts/site.ts';
import { root } from '../../tools/scripts/tools.ts';

/** `src/stores/resource.ts` shows the toast, unless something is shown, or the screen says so in its own words. */
const resource = 'a resource: shown as a toast where there is nothing else to show';
const ownWords = 'a resource whose screen says so in its own words, with a button to retry';

const prefill = 'the reader did not ask for it: the form stays empty, as it is without a last report';

/**
 * Calls whose failure shows no toast, by file and by what is called, each with the reason. Every other failed call shows one
 * (docs/spec.md §8).
 */
const reasons: Record<string, string> = {
  'src/features/feedback/screens/FeedbackDetails.tsx feedbackDetail': resource,
  'src/features/feedback/use-records.ts listFeedback': resource,
  'src/features/feedback/components/RemovedRecords.tsx listRemovedFeedback': resource,
  'src/features/feedback/last-report.ts feedbackDetail': prefill,
  'src/features/feedback/last-report.ts listFeedback': prefill,
  'src/features/feedback/problem-types.ts listTypes': ownWords,
  'src/features/feedback/expected.ts expectedAnswer': 'the reader did not ask for it; the form says nothing of it then',
  'src/features/faq/vote/send-vote.ts voteHelp': 'guides have no toasts: the vote’s own line says so',
  'src/features/rating/screens/RatingCenter.tsx ratingDetail': resource,
  'src/features/recipes-browse/components/Favorites.tsx listFavorites': resource,
  'src/features/recipes-browse/components/Recommended.tsx listRecipes': resource,
  'src/features/recipes-browse/components/Results.tsx searchRecipes': resource,
  'src/features/recipes-browse/components/MyRecipes.tsx listWorks': resource,
  'src/features/recipes-browse/count-recipes.ts listRecipes': 'the button leads to the recipes without their number too',
  'src/features/recipes-browse/use-cards.ts recipeDetail':
    'one card of a list is refreshed after coming back: what is shown stays',
  'src/features/recipe-editor/open-recipe.ts editRecipe': 'what was left on this device is opened instead',
  'src/features/recipe-editor/screens/RecipeHistory.tsx recipeHistory': resource,
  'src/features/recipe-editor/pending-save.ts saveRecipe':
    'the editor’s own line says whether the draft is saved, and tries again',
  'src/layouts/failing/failing.ts serviceFailing': 'a page for the team, which says so itself',
  'src/recipes/use-recipe.ts recipeDetail': ownWords,
  'src/features/registration/use-registrations.ts registrationDetail': resource,
  'src/features/registration/use-registrations.ts listRegistrations': ownWords,
  'src/features/tickets/use-ticket.ts ticketDetail': resource,
  'src/features/tickets/use-ticket.ts ticketMessages': 'a refresh loads again what was shown: what is shown stays',
  'src/features/tickets/use-tickets.ts listTickets': resource,
  'src/stores/conversations.ts markRead': 'the reader did not ask for it; the next visit marks it as read',
  'src/stores/cooking.ts listCooking': 'asked every few seconds: the cooking bar says that it does not hear of the appliance',
  'src/stores/devices.ts listDevices': ownWords,
  'src/stores/help-signals.ts sendHelpSignal': 'the reader did not ask for it; a vote’s own line says so',
  'src/stores/notifications.ts feedbackMessage': 'asked every few seconds without anybody having asked for it',
  'src/stores/send-item.ts create(path)': 'the outbox shows the toast itself, once per report and not again at each retry',
  'src/stores/session.ts getUserInfo': 'the screen says so in its own words, with a button to retry',
  'src/stores/switch-user.ts getUserInfo': 'the session of before goes on, and the next page asks again',
  'src/stores/upload.ts uploadImage': 'the photo says so itself, with a button to retry',
};

/** The calls in a file that may be quiet: their last argument is an object with `quiet` that is not `false`. */
function quietCalls(path: string, source: string): string[] {
  const found: string[] = [];
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const visit = (node: ts.Node): void => {
    const options = ts.isCallExpression(node) ? node.arguments.at(-1) : undefined;
    if (ts.isCallExpression(node) && options && ts.isObjectLiteralExpression(options) && options.properties.some(isQuiet))
      found.push(`${path} ${node.arguments[0]?.getText()}`);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const isQuiet = (property: ts.ObjectLiteralElementLike): boolean =>
  property.name?.getText() === 'quiet' &&
  !(ts.isPropertyAssignment(property) && property.initializer.kind === ts.SyntaxKind.FalseKeyword);

const sources = filesUnder(join(root, 'src'))
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => [relative(root, file).split(sep).join('/'), readFileSync(file, 'utf8')] as const);

test('every call without a toast has a reason, and every reason a call', () => {
  const found = sources.flatMap(([path, source]) => quietCalls(path, source));
  expect([...new Set(found)].sort()).toEqual(Object.keys(reasons).sort());
});

test.each([
  'api(listDevices, {}, { quiet: true })',
  'api(listDevices, {}, { quiet })',
  'api(listDevices, {}, { key, quiet: !!left })',
])('%s would be found', (code) => {
  expect(quietCalls('a.ts', code)).toEqual(['a.ts listDevices']);
});

test.each(['api(listDevices, {})', 'api(listDevices, {}, { quiet: false })', 'draw({ quiet: true }, 1)'])(
  '%s is none',
  (code) => {
    expect(quietCalls('a.ts', code)).toEqual([]);
  },
);
