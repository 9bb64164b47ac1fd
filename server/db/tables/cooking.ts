export interface CookingTables {
  /**
   * What appliances were told to cook: facts only. What one does at a moment follows from them and the clock
   * (`server/cooking/appliance.ts`), so that nothing is lost when the server stops.
   */
  cookings: {
    id: string;
    /** Who started it */
    uid: string;
    device_id: string;
    device_name: string;
    recipe_id: string;
    title: string;
    /** As JSON of the contract's stages */
    stages: string;
    preheat: number;
    started_at: number;
    /** Speed of the appliance's clock when it was started: 1 is real time */
    pace: number;
    /** What happened to it since, as JSON of its events */
    events: string;
    /** Null until it is known that it is done, stopped or lost */
    ended_at: number | null;
  };
  /** Users whose appliances the reference shell has sped up, with the speed */
  cooking_paces: { uid: string; pace: number };
}
