import { z } from 'zod'

import { route } from '../shared/route.ts'
import { OffSwitch, SwitchOff, SwitchOn } from './schemas.ts'

export const switchRoutes = {
  listSwitches: route({
    method: 'GET',
    path: '/v1/admin/switches',
    summary: 'Everything that is switched off, for one company or for all.',
    may: 'admin.switch',
    statuses: [200],
    output: z.array(OffSwitch),
    errors: [],
  }),
  switchOff: route({
    method: 'PATCH',
    path: '/v1/admin/switches/off',
    summary: 'Nobody begins this any more, in one company or anywhere; what there is stays readable.',
    may: 'admin.switch',
    body: SwitchOff,
    statuses: [204],
    errors: ['bad_input', 'not_found'],
  }),
  switchOn: route({
    method: 'PATCH',
    path: '/v1/admin/switches/on',
    summary: 'Switch it on again, where it was switched off.',
    may: 'admin.switch',
    body: SwitchOn,
    statuses: [204],
    errors: ['bad_input', 'status_conflict'],
  }),
} as const
