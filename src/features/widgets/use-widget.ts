import { useEffect, useState } from 'react';
import type { Shell } from '../../shell/shell.ts';
import { readWidget, type WidgetDevice, widgetKey } from './widget-device.ts';

/** What the app has kept for its widget, and how to change it; `undefined` while nothing is kept, `loading` until that is known. */
export function useWidget(shell: Shell) {
  const [saved, setSaved] = useState<WidgetDevice | 'loading' | undefined>('loading');

  useEffect(() => {
    shell.call('getLocalData', { key: widgetKey }).then(
      ({ value }) => setSaved(readWidget(value)),
      () => setSaved(undefined),
    );
  }, [shell]);

  /** @throws ShellError */
  const save = async (widget: WidgetDevice): Promise<void> => {
    await shell.call('saveLocalData', { key: widgetKey, value: JSON.stringify(widget) });
    setSaved(widget);
  };

  return { saved, save };
}
