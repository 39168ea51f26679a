import { listen } from '../../jobs/definitions.ts'
import { adoptEvaluations } from './actions/adopt-evaluations.ts'

export const evaluationLinkListeners = [
  listen('person.joined', 'adopt-evaluations', ({ begin }, { personId }) =>
    begin((tx) => adoptEvaluations(tx, personId)),
  ),
]
