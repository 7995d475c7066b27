/** The Quoridor worker, the same script in browsers and in Node. */
import { serve } from '../src/engine/serve.js';
import { createQuoridorService } from '../src/quoridor/service.js';

serve(createQuoridorService);
