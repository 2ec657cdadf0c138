/** A loaded machine may take seconds to fetch a lazily loaded part: what is looked for is waited for as in the browser tests. */
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 10_000 });
