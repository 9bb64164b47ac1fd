import Brand from './Brand.astro';
import Figure from './Figure.astro';
import DevicePage from './figures/DevicePage.astro';
import FloorLevels from './figures/FloorLevels.astro';
import IfThisFails from './IfThisFails.astro';
import Levels from './Levels.astro';
import Modes from './Modes.astro';
import Note from './Note.astro';
import Step from './Step.astro';
import Steps from './Steps.astro';
import Warning from './Warning.astro';

/** Every component a guide may use, by the name its writer types. None ships JavaScript. */
export const components = { Brand, Figure, DevicePage, FloorLevels, IfThisFails, Levels, Modes, Note, Step, Steps, Warning };
