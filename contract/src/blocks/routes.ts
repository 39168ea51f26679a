import { route } from '../shared/route.ts'
import { PageQuery } from '../shared/shapes.ts'
import { BlockPage, BlockStatus, BlockTarget } from './schemas.ts'

export const blockRoutes = {
  createBlock: route({
    method: 'POST',
    path: '/v1/blocks',
    summary: 'Keep somebody away: no chat, comments, hearts, mentions or follows between the two. Nobody is told.',
    may: 'signedIn',
    body: BlockTarget,
    statuses: [204],
    errors: ['not_found', 'bad_input'],
  }),
  deleteBlock: route({
    method: 'DELETE',
    path: '/v1/blocks',
    summary: 'No longer keep somebody away. A repeat changes nothing.',
    may: 'signedIn',
    body: BlockTarget,
    statuses: [204],
    errors: [],
  }),
  listBlocks: route({
    method: 'GET',
    path: '/v1/blocks',
    summary: 'Whom the caller blocked, newest first.',
    may: 'signedIn',
    query: PageQuery,
    statuses: [200],
    output: BlockPage,
    errors: [],
  }),
  checkBlock: route({
    method: 'GET',
    path: '/v1/blocks/check',
    summary: 'Did the caller block this person? Of one that is not there the answer is no.',
    may: 'signedIn',
    query: BlockTarget,
    statuses: [200],
    output: BlockStatus,
    errors: [],
  }),
} as const
