import { builtPrograms } from '../vite.config.ts';

/** What tests start as processes of their own, dozens of times: built it starts in half of the time. */
export default builtPrograms(['testing/serve-api.ts', 'boot/admin.ts'], 'testing/build');
