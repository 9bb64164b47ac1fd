import { configure } from '@testing-library/react';

/** `findBy` and `waitFor` wait for a state: their time limit is for a machine that is busy. */
configure({ asyncUtilTimeout: 60_000 });
