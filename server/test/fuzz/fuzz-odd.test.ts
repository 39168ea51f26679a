// The other half of the contract's routes, see fuzz-even.test.ts.
import { routeKeys } from '@werkplatz/contract/routes.ts'

import { fuzzRoutes } from './fuzz-routes.ts'

fuzzRoutes(routeKeys.filter((_, i) => i % 2 === 1))
