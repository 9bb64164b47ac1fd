import Brand from './Brand.astro';
import CheckedOn from './CheckedOn.astro';
import Figure from './Figure.astro';
import AppScreen from './figures/AppScreen.astro';
import DevicePage from './figures/DevicePage.astro';
import FloorLevels from './figures/FloorLevels.astro';
import GuideLink from './GuideLink.astro';
import IfModel from './IfModel.astro';
import IfThisFails from './IfThisFails.astro';
import Levels from './Levels.astro';
import Model from './Model.astro';
import Modes from './Modes.astro';
import Note from './Note.astro';
import Related from './Related.astro';
import Step from './Step.astro';
import Steps from './Steps.astro';
import Warning from './Warning.astro';

/** Every component a guide may use, by the name its writer types. None ships JavaScript. */
export const components = {
  a: GuideLink,
  AppScreen,
  Brand,
  CheckedOn,
  Figure,
  DevicePage,
  FloorLevels,
  IfModel,
  IfThisFails,
  Levels,
  Model,
  Modes,
  Note,
  Related,
  Step,
  Steps,
  Warning,
};
