/** React, read and nothing done with it. */
import 'react-dom/client';
