import Address from './Address.astro';
import Assistant from './Assistant.astro';
import AssistantCard from './AssistantCard.astro';
import Assistants from './Assistants.astro';
import Authority from './Authority.astro';
import Brand from './Brand.astro';
import CheckedOn from './CheckedOn.astro';
import Commands from './Commands.astro';
import Danger from './Danger.astro';
import Figure from './Figure.astro';
import AppletCard from './figures/AppletCard.astro';
import AppletFlow from './figures/AppletFlow.astro';
import AppScreen from './figures/AppScreen.astro';
import Browser from './figures/Browser.astro';
import ClosedCommunity from './figures/ClosedCommunity.astro';
import DevicePage from './figures/DevicePage.astro';
import Discover from './figures/Discover.astro';
import FavoriteMaps from './figures/FavoriteMaps.astro';
import FirstMap from './figures/FirstMap.astro';
import FloorLevels from './figures/FloorLevels.astro';
import Hands from './figures/Hands.astro';
import HelpPath from './figures/HelpPath.astro';
import HomeScreen from './figures/HomeScreen.astro';
import LogKinds from './figures/LogKinds.astro';
import MapEditor from './figures/MapEditor.astro';
import MapSlots from './figures/MapSlots.astro';
import OpenDevice from './figures/OpenDevice.astro';
import OrderExample from './figures/OrderExample.astro';
import OtherFloors from './figures/OtherFloors.astro';
import PartitionChange from './figures/PartitionChange.astro';
import PollingPlans from './figures/PollingPlans.astro';
import SafeUse from './figures/SafeUse.astro';
import SceneExample from './figures/SceneExample.astro';
import SceneTriggers from './figures/SceneTriggers.astro';
import ShopOrders from './figures/ShopOrders.astro';
import VoiceExample from './figures/VoiceExample.astro';
import VoiceWay from './figures/VoiceWay.astro';
import GuideLink from './GuideLink.astro';
import Guides from './Guides.astro';
import IfBrand from './IfBrand.astro';
import IfModel from './IfModel.astro';
import IfThisFails from './IfThisFails.astro';
import Levels from './Levels.astro';
import LinkGoogleHome from './LinkGoogleHome.astro';
import MapsLink from './MapsLink.astro';
import Model from './Model.astro';
import Modes from './Modes.astro';
import MapTrainer from './map-trainer/MapTrainer.astro';
import Note from './Note.astro';
import Owner from './Owner.astro';
import Question from './Question.astro';
import Related from './Related.astro';
import StatementDate from './StatementDate.astro';
import Step from './Step.astro';
import Steps from './Steps.astro';
import System from './System.astro';
import Systems from './Systems.astro';
import Warning from './Warning.astro';

/** Every component a guide may use, by the name its writer types. None ships JavaScript, but the trainer’s comes when a reader gets there. */
export const components = {
  a: GuideLink,
  Address,
  AppletCard,
  AppletFlow,
  AppScreen,
  Assistant,
  AssistantCard,
  Assistants,
  Authority,
  Brand,
  Browser,
  CheckedOn,
  ClosedCommunity,
  Commands,
  Danger,
  DevicePage,
  Discover,
  FavoriteMaps,
  Figure,
  FirstMap,
  FloorLevels,
  Hands,
  HelpPath,
  HomeScreen,
  Guides,
  IfBrand,
  IfModel,
  IfThisFails,
  Levels,
  LinkGoogleHome,
  LogKinds,
  MapEditor,
  MapsLink,
  MapSlots,
  MapTrainer,
  Model,
  Modes,
  Note,
  OpenDevice,
  OrderExample,
  OtherFloors,
  Owner,
  PartitionChange,
  PollingPlans,
  Question,
  Related,
  SafeUse,
  SceneExample,
  SceneTriggers,
  ShopOrders,
  StatementDate,
  Step,
  Steps,
  System,
  Systems,
  VoiceExample,
  VoiceWay,
  Warning,
};
