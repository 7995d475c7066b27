/** The worker of the benchmarks, the same script in browsers and in Node. */

import { suites } from '../bench/suites.js';
import { createBenchmarkService } from '../bench/worker/service.js';
import { serve } from '../src/engine/serve.js';

serve(createBenchmarkService(suites));
