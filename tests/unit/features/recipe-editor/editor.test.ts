import { describe, expect, test } from 'vitest';
import { editorWith } from './states.ts';

describe('the status', () => {
  test('is a conflict however it was found, until the author has chosen or published', () => {
    const editor = editorWith();
    editor.saveEnded('conflict');
    expect(editor.$status.get()).toEqual({ is: 'conflict', during: 'save' });
    editor.publishEnded(false);
    expect(editor.$status.get()).toEqual({ is: 'conflict', during: 'save' });
    editor.publishEnded(true);
    expect(editor.$status.get()).toEqual({ is: 'conflict', during: 'publish' });
    editor.publishEnded(false);
    expect(editor.$status.get()).toEqual({ is: 'editing' });
  });

  test.each([
    ['offline', 'savedHere'],
    ['saved', 'editing'],
    ['invalid', 'editing'],
  ] as const)('after a save that ended %s is %s', (result, is) => {
    const editor = editorWith();
    editor.saveEnded(result);
    expect(editor.$status.get()).toEqual({ is });
  });
});
