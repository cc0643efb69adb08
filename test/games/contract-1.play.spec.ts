import { contractOfShard } from './contract.js';

contractOfShard(1);
