import { builtPrograms } from '../vite.config.ts';

/**
 * Programs that tests start as separate processes, dozens of times: built, they start in half the
 * time.
 */
export default builtPrograms(['testing/serve-api.ts', 'boot/admin.ts'], 'testing/build');
