// Generated from spec/ by codegen. Do not edit: change the spec and run make generate.
import runtime0 from 'ajv/dist/runtime/ucs2length.js';
import standardFormats from 'ajv-formats/dist/formats.js';
import { formats as ownFormats } from '../formats.gen.mjs';

const textFormats = { 'whole number': /^-?(0|[1-9][0-9]*)$/, 'decimal number': /^-?(0|[1-9][0-9]*)([.][0-9]+)?$/ };
const formats = { ...standardFormats.fullFormats, ...textFormats, ...ownFormats };

const params = (() => {
const exports = {};
exports.login = validate20;
const schema31 = {"$id":"login","type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","properties":{},"required":[],"additionalProperties":false},"query":{"type":"object","properties":{},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{},"required":[]}}};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="login" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate20.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
validate20.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
validate20.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data2 = data.header;
const _errs7 = errors;
if(errors === _errs7){
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
validate20.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.loginAdmin = validate21;
const schema32 = {"$id":"loginAdmin","type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","properties":{},"required":[],"additionalProperties":false},"query":{"type":"object","properties":{},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{},"required":[]}}};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="loginAdmin" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate21.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
validate21.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
validate21.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data2 = data.header;
const _errs7 = errors;
if(errors === _errs7){
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
validate21.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.getOwnAccount = validate22;
const schema33 = {"$id":"getOwnAccount","type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","properties":{},"required":[],"additionalProperties":false},"query":{"type":"object","properties":{},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{},"required":[]}}};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getOwnAccount" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
validate22.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
validate22.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data2 = data.header;
const _errs7 = errors;
if(errors === _errs7){
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
validate22.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.saveOperators = validate23;
const schema34 = {"$id":"saveOperators","type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","properties":{},"required":[],"additionalProperties":false},"query":{"type":"object","properties":{},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{"idempotency-key":{"$ref":"document#/components/schemas/IdempotencyKey"}},"required":[]}}};
const schema36 = {"description":"A name that the caller gives to one request, 1 to 128 printable ASCII characters without spaces.","type":"string","minLength":1,"maxLength":128,"pattern":"^[!-~]+$","example":"round-884213-contribution"};
const func1 = runtime0.default;
const pattern4 = new RegExp("^[!-~]+$", "u");

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="saveOperators" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate23.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
validate23.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
validate23.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data2 = data.header;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["idempotency-key"] !== undefined){
let data3 = data2["idempotency-key"];
const _errs10 = errors;
if(typeof data3 !== "string"){
let dataType0 = typeof data3;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data3) && data3.length == 1){
data3 = data3[0];
dataType0 = typeof data3;
if(typeof data3 === "string"){
coerced0 = data3;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data3;
}
else if(data3 === null){
coerced0 = "";
}
else {
validate23.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"document#/components/schemas/IdempotencyKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data3 = coerced0;
if(data2 !== undefined){
data2["idempotency-key"] = coerced0;
}
}
}
if(errors === _errs10){
if(typeof data3 === "string"){
if(func1(data3) > 128){
validate23.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"document#/components/schemas/IdempotencyKey/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate23.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"document#/components/schemas/IdempotencyKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data3)){
validate23.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"document#/components/schemas/IdempotencyKey/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.getOperator = validate25;
const schema37 = {"$id":"getOperator","type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","properties":{"operator_id":{"$ref":"document#/components/schemas/OperatorId"}},"required":["operator_id"],"additionalProperties":false},"query":{"type":"object","properties":{},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{},"required":[]}}};
const schema38 = {"description":"The identifier of an operator, unique on the platform. It holds no colon, because a colon separates an operator from its brand.","type":"string","minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9._-]+$","example":"northstar"};
const pattern5 = new RegExp("^[A-Za-z0-9._-]+$", "u");

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getOperator" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate25.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.operator_id === undefined) && (missing1 = "operator_id")){
validate25.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs3 = errors;
for(const key0 in data0){
if(!(key0 === "operator_id")){
validate25.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs3 === errors){
if(data0.operator_id !== undefined){
let data1 = data0.operator_id;
const _errs5 = errors;
if(typeof data1 !== "string"){
let dataType0 = typeof data1;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data1) && data1.length == 1){
data1 = data1[0];
dataType0 = typeof data1;
if(typeof data1 === "string"){
coerced0 = data1;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data1;
}
else if(data1 === null){
coerced0 = "";
}
else {
validate25.errors = [{instancePath:instancePath+"/path/operator_id",schemaPath:"document#/components/schemas/OperatorId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data0 !== undefined){
data0["operator_id"] = coerced0;
}
}
}
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) > 64){
validate25.errors = [{instancePath:instancePath+"/path/operator_id",schemaPath:"document#/components/schemas/OperatorId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate25.errors = [{instancePath:instancePath+"/path/operator_id",schemaPath:"document#/components/schemas/OperatorId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data1)){
validate25.errors = [{instancePath:instancePath+"/path/operator_id",schemaPath:"document#/components/schemas/OperatorId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
}
}
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
validate25.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data3 = data.header;
const _errs10 = errors;
if(errors === _errs10){
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
validate25.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.saveBrands = validate26;
const schema39 = {"$id":"saveBrands","type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","properties":{"operator_id":{"$ref":"document#/components/schemas/OperatorId"}},"required":["operator_id"],"additionalProperties":false},"query":{"type":"object","properties":{},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{"idempotency-key":{"$ref":"document#/components/schemas/IdempotencyKey"}},"required":[]}}};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="saveBrands" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate26.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.operator_id === undefined) && (missing1 = "operator_id")){
validate26.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs3 = errors;
for(const key0 in data0){
if(!(key0 === "operator_id")){
validate26.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs3 === errors){
if(data0.operator_id !== undefined){
let data1 = data0.operator_id;
const _errs5 = errors;
if(typeof data1 !== "string"){
let dataType0 = typeof data1;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data1) && data1.length == 1){
data1 = data1[0];
dataType0 = typeof data1;
if(typeof data1 === "string"){
coerced0 = data1;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data1;
}
else if(data1 === null){
coerced0 = "";
}
else {
validate26.errors = [{instancePath:instancePath+"/path/operator_id",schemaPath:"document#/components/schemas/OperatorId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data0 !== undefined){
data0["operator_id"] = coerced0;
}
}
}
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) > 64){
validate26.errors = [{instancePath:instancePath+"/path/operator_id",schemaPath:"document#/components/schemas/OperatorId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate26.errors = [{instancePath:instancePath+"/path/operator_id",schemaPath:"document#/components/schemas/OperatorId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data1)){
validate26.errors = [{instancePath:instancePath+"/path/operator_id",schemaPath:"document#/components/schemas/OperatorId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
}
}
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
validate26.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data3 = data.header;
const _errs10 = errors;
if(errors === _errs10){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3["idempotency-key"] !== undefined){
let data4 = data3["idempotency-key"];
const _errs13 = errors;
if(typeof data4 !== "string"){
let dataType1 = typeof data4;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data4) && data4.length == 1){
data4 = data4[0];
dataType1 = typeof data4;
if(typeof data4 === "string"){
coerced1 = data4;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data4;
}
else if(data4 === null){
coerced1 = "";
}
else {
validate26.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"document#/components/schemas/IdempotencyKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data4 = coerced1;
if(data3 !== undefined){
data3["idempotency-key"] = coerced1;
}
}
}
if(errors === _errs13){
if(typeof data4 === "string"){
if(func1(data4) > 128){
validate26.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"document#/components/schemas/IdempotencyKey/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data4) < 1){
validate26.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"document#/components/schemas/IdempotencyKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data4)){
validate26.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"document#/components/schemas/IdempotencyKey/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.listSources = validate27;
const schema42 = {"$id":"listSources","type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","properties":{},"required":[],"additionalProperties":false},"query":{"type":"object","properties":{"owner_id":{"type":"string","maxLength":129,"pattern":"^([A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?)?$"},"source_id":{"type":"string","maxLength":64,"pattern":"^[A-Za-z0-9._:-]*$"},"name":{"type":"string","minLength":0,"maxLength":200},"page":{"default":0,"allOf":[{"format":"whole number"},{"type":"integer","format":"int32","minimum":0,"maximum":2147483647}]},"limit":{"default":50,"allOf":[{"format":"whole number"},{"type":"integer","format":"int32","minimum":0,"maximum":500}]},"sort_field":{"default":"source_id","type":"string","enum":["source_id","source_name","owner_id"]},"sort_direction":{"default":1,"allOf":[{"format":"whole number"},{"type":"integer","format":"int32","enum":[1,-1]}]}},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{},"required":[]}}};
const pattern8 = new RegExp("^([A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?)?$", "u");
const pattern9 = new RegExp("^[A-Za-z0-9._:-]*$", "u");
const formats0 = /^-?(0|[1-9][0-9]*)$/;
const formats2 = formats.int32;

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listSources" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate27.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
validate27.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate27.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.page === undefined){
data1.page = 0;
}
if(data1.limit === undefined){
data1.limit = 50;
}
if(data1.sort_field === undefined){
data1.sort_field = "source_id";
}
if(data1.sort_direction === undefined){
data1.sort_direction = 1;
}
const _errs6 = errors;
for(const key1 in data1){
if(!(((((((key1 === "owner_id") || (key1 === "source_id")) || (key1 === "name")) || (key1 === "page")) || (key1 === "limit")) || (key1 === "sort_field")) || (key1 === "sort_direction"))){
validate27.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs6 === errors){
if(data1.owner_id !== undefined){
let data2 = data1.owner_id;
const _errs7 = errors;
if(typeof data2 !== "string"){
let dataType0 = typeof data2;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data2) && data2.length == 1){
data2 = data2[0];
dataType0 = typeof data2;
if(typeof data2 === "string"){
coerced0 = data2;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data2;
}
else if(data2 === null){
coerced0 = "";
}
else {
validate27.errors = [{instancePath:instancePath+"/query/owner_id",schemaPath:"#/properties/query/properties/owner_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data2 = coerced0;
if(data1 !== undefined){
data1["owner_id"] = coerced0;
}
}
}
if(errors === _errs7){
if(typeof data2 === "string"){
if(func1(data2) > 129){
validate27.errors = [{instancePath:instancePath+"/query/owner_id",schemaPath:"#/properties/query/properties/owner_id/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(!pattern8.test(data2)){
validate27.errors = [{instancePath:instancePath+"/query/owner_id",schemaPath:"#/properties/query/properties/owner_id/pattern",keyword:"pattern",params:{pattern: "^([A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?)?$"},message:"must match pattern \""+"^([A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?)?$"+"\""}];
return false;
}
}
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.source_id !== undefined){
let data3 = data1.source_id;
const _errs9 = errors;
if(typeof data3 !== "string"){
let dataType1 = typeof data3;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data3) && data3.length == 1){
data3 = data3[0];
dataType1 = typeof data3;
if(typeof data3 === "string"){
coerced1 = data3;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data3;
}
else if(data3 === null){
coerced1 = "";
}
else {
validate27.errors = [{instancePath:instancePath+"/query/source_id",schemaPath:"#/properties/query/properties/source_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data3 = coerced1;
if(data1 !== undefined){
data1["source_id"] = coerced1;
}
}
}
if(errors === _errs9){
if(typeof data3 === "string"){
if(func1(data3) > 64){
validate27.errors = [{instancePath:instancePath+"/query/source_id",schemaPath:"#/properties/query/properties/source_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern9.test(data3)){
validate27.errors = [{instancePath:instancePath+"/query/source_id",schemaPath:"#/properties/query/properties/source_id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]*$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]*$"+"\""}];
return false;
}
}
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.name !== undefined){
let data4 = data1.name;
const _errs11 = errors;
if(typeof data4 !== "string"){
let dataType2 = typeof data4;
let coerced2 = undefined;
if(dataType2 == 'object' && Array.isArray(data4) && data4.length == 1){
data4 = data4[0];
dataType2 = typeof data4;
if(typeof data4 === "string"){
coerced2 = data4;
}
}
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data4;
}
else if(data4 === null){
coerced2 = "";
}
else {
validate27.errors = [{instancePath:instancePath+"/query/name",schemaPath:"#/properties/query/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced2 !== undefined){
data4 = coerced2;
if(data1 !== undefined){
data1["name"] = coerced2;
}
}
}
if(errors === _errs11){
if(typeof data4 === "string"){
if(func1(data4) > 200){
validate27.errors = [{instancePath:instancePath+"/query/name",schemaPath:"#/properties/query/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func1(data4) < 0){
validate27.errors = [{instancePath:instancePath+"/query/name",schemaPath:"#/properties/query/properties/name/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
let data5 = data1.page;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data5 === "string"){
if(!(formats0.test(data5))){
validate27.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid2 = _errs14 === errors;
if(valid2){
const _errs15 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
let dataType3 = typeof data5;
let coerced3 = undefined;
if(dataType3 == 'object' && Array.isArray(data5) && data5.length == 1){
data5 = data5[0];
dataType3 = typeof data5;
if(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5))){
coerced3 = data5;
}
}
if(!(coerced3 !== undefined)){
if(dataType3 === "boolean" || data5 === null
              || (dataType3 === "string" && data5 && data5 == +data5 && !(data5 % 1))){
coerced3 = +data5;
}
else {
validate27.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/1/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
if(coerced3 !== undefined){
data5 = coerced3;
if(data1 !== undefined){
data1["page"] = coerced3;
}
}
}
if(errors === _errs15){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 2147483647 || isNaN(data5)){
validate27.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/1/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate27.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/1/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data5))){
validate27.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/1/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid2 = _errs15 === errors;
}
var valid1 = _errs13 === errors;
if(valid1){
let data6 = data1.limit;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
validate27.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid3 = _errs18 === errors;
if(valid3){
const _errs19 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
let dataType4 = typeof data6;
let coerced4 = undefined;
if(dataType4 == 'object' && Array.isArray(data6) && data6.length == 1){
data6 = data6[0];
dataType4 = typeof data6;
if(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6))){
coerced4 = data6;
}
}
if(!(coerced4 !== undefined)){
if(dataType4 === "boolean" || data6 === null
              || (dataType4 === "string" && data6 && data6 == +data6 && !(data6 % 1))){
coerced4 = +data6;
}
else {
validate27.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/1/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
if(coerced4 !== undefined){
data6 = coerced4;
if(data1 !== undefined){
data1["limit"] = coerced4;
}
}
}
if(errors === _errs19){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 500 || isNaN(data6)){
validate27.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/1/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate27.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/1/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data6))){
validate27.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/1/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid3 = _errs19 === errors;
}
var valid1 = _errs17 === errors;
if(valid1){
let data7 = data1.sort_field;
const _errs21 = errors;
if(typeof data7 !== "string"){
let dataType5 = typeof data7;
let coerced5 = undefined;
if(dataType5 == 'object' && Array.isArray(data7) && data7.length == 1){
data7 = data7[0];
dataType5 = typeof data7;
if(typeof data7 === "string"){
coerced5 = data7;
}
}
if(!(coerced5 !== undefined)){
if(dataType5 == "number" || dataType5 == "boolean"){
coerced5 = "" + data7;
}
else if(data7 === null){
coerced5 = "";
}
else {
validate27.errors = [{instancePath:instancePath+"/query/sort_field",schemaPath:"#/properties/query/properties/sort_field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced5 !== undefined){
data7 = coerced5;
if(data1 !== undefined){
data1["sort_field"] = coerced5;
}
}
}
if(!(((data7 === "source_id") || (data7 === "source_name")) || (data7 === "owner_id"))){
validate27.errors = [{instancePath:instancePath+"/query/sort_field",schemaPath:"#/properties/query/properties/sort_field/enum",keyword:"enum",params:{allowedValues: schema42.properties.query.properties.sort_field.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs21 === errors;
if(valid1){
let data8 = data1.sort_direction;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data8 === "string"){
if(!(formats0.test(data8))){
validate27.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid4 = _errs24 === errors;
if(valid4){
const _errs25 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
let dataType6 = typeof data8;
let coerced6 = undefined;
if(dataType6 == 'object' && Array.isArray(data8) && data8.length == 1){
data8 = data8[0];
dataType6 = typeof data8;
if(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8))){
coerced6 = data8;
}
}
if(!(coerced6 !== undefined)){
if(dataType6 === "boolean" || data8 === null
              || (dataType6 === "string" && data8 && data8 == +data8 && !(data8 % 1))){
coerced6 = +data8;
}
else {
validate27.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/1/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
if(coerced6 !== undefined){
data8 = coerced6;
if(data1 !== undefined){
data1["sort_direction"] = coerced6;
}
}
}
if(!((data8 === 1) || (data8 === -1))){
validate27.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/1/enum",keyword:"enum",params:{allowedValues: schema42.properties.query.properties.sort_direction.allOf[1].enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs25){
if((typeof data8 == "number") && (isFinite(data8))){
if(!(formats2.validate(data8))){
validate27.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/1/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
var valid4 = _errs25 === errors;
}
var valid1 = _errs23 === errors;
}
}
}
}
}
}
}
}
else {
validate27.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data9 = data.header;
const _errs27 = errors;
if(errors === _errs27){
if(!(data9 && typeof data9 == "object" && !Array.isArray(data9))){
validate27.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate27.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.createSources = validate28;
const schema43 = {"$id":"createSources","type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","properties":{},"required":[],"additionalProperties":false},"query":{"type":"object","properties":{},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{"idempotency-key":{"$ref":"document#/components/schemas/IdempotencyKey"}},"required":[]}}};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createSources" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate28.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
validate28.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate28.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
validate28.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate28.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data2 = data.header;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["idempotency-key"] !== undefined){
let data3 = data2["idempotency-key"];
const _errs10 = errors;
if(typeof data3 !== "string"){
let dataType0 = typeof data3;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data3) && data3.length == 1){
data3 = data3[0];
dataType0 = typeof data3;
if(typeof data3 === "string"){
coerced0 = data3;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data3;
}
else if(data3 === null){
coerced0 = "";
}
else {
validate28.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"document#/components/schemas/IdempotencyKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data3 = coerced0;
if(data2 !== undefined){
data2["idempotency-key"] = coerced0;
}
}
}
if(errors === _errs10){
if(typeof data3 === "string"){
if(func1(data3) > 128){
validate28.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"document#/components/schemas/IdempotencyKey/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate28.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"document#/components/schemas/IdempotencyKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data3)){
validate28.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"document#/components/schemas/IdempotencyKey/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.assignSources = validate29;
const schema45 = {"$id":"assignSources","type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","properties":{},"required":[],"additionalProperties":false},"query":{"type":"object","properties":{},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{"idempotency-key":{"$ref":"document#/components/schemas/IdempotencyKey"}},"required":[]}}};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="assignSources" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate29.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
validate29.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate29.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
validate29.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate29.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data2 = data.header;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["idempotency-key"] !== undefined){
let data3 = data2["idempotency-key"];
const _errs10 = errors;
if(typeof data3 !== "string"){
let dataType0 = typeof data3;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data3) && data3.length == 1){
data3 = data3[0];
dataType0 = typeof data3;
if(typeof data3 === "string"){
coerced0 = data3;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data3;
}
else if(data3 === null){
coerced0 = "";
}
else {
validate29.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"document#/components/schemas/IdempotencyKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data3 = coerced0;
if(data2 !== undefined){
data2["idempotency-key"] = coerced0;
}
}
}
if(errors === _errs10){
if(typeof data3 === "string"){
if(func1(data3) > 128){
validate29.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"document#/components/schemas/IdempotencyKey/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate29.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"document#/components/schemas/IdempotencyKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data3)){
validate29.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"document#/components/schemas/IdempotencyKey/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.listInstances = validate30;
const schema47 = {"$id":"listInstances","type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","properties":{},"required":[],"additionalProperties":false},"query":{"type":"object","properties":{"owner_id":{"type":"string","maxLength":129,"pattern":"^([A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?)?$"},"status":{"$ref":"document#/components/schemas/InstanceStatus"},"name":{"type":"string","minLength":0,"maxLength":200},"ids":{"type":"string","maxLength":13000,"pattern":"^([A-Za-z0-9._-]{1,64}(,[A-Za-z0-9._-]{1,64}){0,199})?$"},"page":{"default":0,"allOf":[{"format":"whole number"},{"type":"integer","format":"int32","minimum":0,"maximum":2147483647}]},"limit":{"default":50,"allOf":[{"format":"whole number"},{"type":"integer","format":"int32","minimum":0,"maximum":500}]},"sort_field":{"default":"created","type":"string","enum":["created","id","name","status","timestamp_start","timestamp_end","last_updated"]},"sort_direction":{"default":1,"allOf":[{"format":"whole number"},{"type":"integer","format":"int32","enum":[1,-1]}]}},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{},"required":[]}}};
const schema48 = {"description":"Where an instance is in its life. `Pending` waits for its start, `Active` takes contributions, `Paused` does not until it is active again, `Terminated` has ended for good and keeps its money.","type":"string","enum":["Pending","Active","Paused","Terminated"],"example":"Active"};
const pattern13 = new RegExp("^([A-Za-z0-9._-]{1,64}(,[A-Za-z0-9._-]{1,64}){0,199})?$", "u");

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listInstances" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate30.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
validate30.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate30.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.page === undefined){
data1.page = 0;
}
if(data1.limit === undefined){
data1.limit = 50;
}
if(data1.sort_field === undefined){
data1.sort_field = "created";
}
if(data1.sort_direction === undefined){
data1.sort_direction = 1;
}
const _errs6 = errors;
for(const key1 in data1){
if(!((((((((key1 === "owner_id") || (key1 === "status")) || (key1 === "name")) || (key1 === "ids")) || (key1 === "page")) || (key1 === "limit")) || (key1 === "sort_field")) || (key1 === "sort_direction"))){
validate30.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs6 === errors){
if(data1.owner_id !== undefined){
let data2 = data1.owner_id;
const _errs7 = errors;
if(typeof data2 !== "string"){
let dataType0 = typeof data2;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data2) && data2.length == 1){
data2 = data2[0];
dataType0 = typeof data2;
if(typeof data2 === "string"){
coerced0 = data2;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data2;
}
else if(data2 === null){
coerced0 = "";
}
else {
validate30.errors = [{instancePath:instancePath+"/query/owner_id",schemaPath:"#/properties/query/properties/owner_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data2 = coerced0;
if(data1 !== undefined){
data1["owner_id"] = coerced0;
}
}
}
if(errors === _errs7){
if(typeof data2 === "string"){
if(func1(data2) > 129){
validate30.errors = [{instancePath:instancePath+"/query/owner_id",schemaPath:"#/properties/query/properties/owner_id/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(!pattern8.test(data2)){
validate30.errors = [{instancePath:instancePath+"/query/owner_id",schemaPath:"#/properties/query/properties/owner_id/pattern",keyword:"pattern",params:{pattern: "^([A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?)?$"},message:"must match pattern \""+"^([A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?)?$"+"\""}];
return false;
}
}
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.status !== undefined){
let data3 = data1.status;
const _errs9 = errors;
if(typeof data3 !== "string"){
let dataType1 = typeof data3;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data3) && data3.length == 1){
data3 = data3[0];
dataType1 = typeof data3;
if(typeof data3 === "string"){
coerced1 = data3;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data3;
}
else if(data3 === null){
coerced1 = "";
}
else {
validate30.errors = [{instancePath:instancePath+"/query/status",schemaPath:"document#/components/schemas/InstanceStatus/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data3 = coerced1;
if(data1 !== undefined){
data1["status"] = coerced1;
}
}
}
if(!((((data3 === "Pending") || (data3 === "Active")) || (data3 === "Paused")) || (data3 === "Terminated"))){
validate30.errors = [{instancePath:instancePath+"/query/status",schemaPath:"document#/components/schemas/InstanceStatus/enum",keyword:"enum",params:{allowedValues: schema48.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.name !== undefined){
let data4 = data1.name;
const _errs12 = errors;
if(typeof data4 !== "string"){
let dataType2 = typeof data4;
let coerced2 = undefined;
if(dataType2 == 'object' && Array.isArray(data4) && data4.length == 1){
data4 = data4[0];
dataType2 = typeof data4;
if(typeof data4 === "string"){
coerced2 = data4;
}
}
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data4;
}
else if(data4 === null){
coerced2 = "";
}
else {
validate30.errors = [{instancePath:instancePath+"/query/name",schemaPath:"#/properties/query/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced2 !== undefined){
data4 = coerced2;
if(data1 !== undefined){
data1["name"] = coerced2;
}
}
}
if(errors === _errs12){
if(typeof data4 === "string"){
if(func1(data4) > 200){
validate30.errors = [{instancePath:instancePath+"/query/name",schemaPath:"#/properties/query/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func1(data4) < 0){
validate30.errors = [{instancePath:instancePath+"/query/name",schemaPath:"#/properties/query/properties/name/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.ids !== undefined){
let data5 = data1.ids;
const _errs14 = errors;
if(typeof data5 !== "string"){
let dataType3 = typeof data5;
let coerced3 = undefined;
if(dataType3 == 'object' && Array.isArray(data5) && data5.length == 1){
data5 = data5[0];
dataType3 = typeof data5;
if(typeof data5 === "string"){
coerced3 = data5;
}
}
if(!(coerced3 !== undefined)){
if(dataType3 == "number" || dataType3 == "boolean"){
coerced3 = "" + data5;
}
else if(data5 === null){
coerced3 = "";
}
else {
validate30.errors = [{instancePath:instancePath+"/query/ids",schemaPath:"#/properties/query/properties/ids/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced3 !== undefined){
data5 = coerced3;
if(data1 !== undefined){
data1["ids"] = coerced3;
}
}
}
if(errors === _errs14){
if(typeof data5 === "string"){
if(func1(data5) > 13000){
validate30.errors = [{instancePath:instancePath+"/query/ids",schemaPath:"#/properties/query/properties/ids/maxLength",keyword:"maxLength",params:{limit: 13000},message:"must NOT have more than 13000 characters"}];
return false;
}
else {
if(!pattern13.test(data5)){
validate30.errors = [{instancePath:instancePath+"/query/ids",schemaPath:"#/properties/query/properties/ids/pattern",keyword:"pattern",params:{pattern: "^([A-Za-z0-9._-]{1,64}(,[A-Za-z0-9._-]{1,64}){0,199})?$"},message:"must match pattern \""+"^([A-Za-z0-9._-]{1,64}(,[A-Za-z0-9._-]{1,64}){0,199})?$"+"\""}];
return false;
}
}
}
}
var valid1 = _errs14 === errors;
}
else {
var valid1 = true;
}
if(valid1){
let data6 = data1.page;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
validate30.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid3 = _errs17 === errors;
if(valid3){
const _errs18 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
let dataType4 = typeof data6;
let coerced4 = undefined;
if(dataType4 == 'object' && Array.isArray(data6) && data6.length == 1){
data6 = data6[0];
dataType4 = typeof data6;
if(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6))){
coerced4 = data6;
}
}
if(!(coerced4 !== undefined)){
if(dataType4 === "boolean" || data6 === null
              || (dataType4 === "string" && data6 && data6 == +data6 && !(data6 % 1))){
coerced4 = +data6;
}
else {
validate30.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/1/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
if(coerced4 !== undefined){
data6 = coerced4;
if(data1 !== undefined){
data1["page"] = coerced4;
}
}
}
if(errors === _errs18){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 2147483647 || isNaN(data6)){
validate30.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/1/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate30.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/1/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data6))){
validate30.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/1/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid3 = _errs18 === errors;
}
var valid1 = _errs16 === errors;
if(valid1){
let data7 = data1.limit;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
validate30.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid4 = _errs21 === errors;
if(valid4){
const _errs22 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
let dataType5 = typeof data7;
let coerced5 = undefined;
if(dataType5 == 'object' && Array.isArray(data7) && data7.length == 1){
data7 = data7[0];
dataType5 = typeof data7;
if(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7))){
coerced5 = data7;
}
}
if(!(coerced5 !== undefined)){
if(dataType5 === "boolean" || data7 === null
              || (dataType5 === "string" && data7 && data7 == +data7 && !(data7 % 1))){
coerced5 = +data7;
}
else {
validate30.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/1/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
if(coerced5 !== undefined){
data7 = coerced5;
if(data1 !== undefined){
data1["limit"] = coerced5;
}
}
}
if(errors === _errs22){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 500 || isNaN(data7)){
validate30.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/1/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"}];
return false;
}
else {
if(data7 < 0 || isNaN(data7)){
validate30.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/1/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data7))){
validate30.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/1/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid4 = _errs22 === errors;
}
var valid1 = _errs20 === errors;
if(valid1){
let data8 = data1.sort_field;
const _errs24 = errors;
if(typeof data8 !== "string"){
let dataType6 = typeof data8;
let coerced6 = undefined;
if(dataType6 == 'object' && Array.isArray(data8) && data8.length == 1){
data8 = data8[0];
dataType6 = typeof data8;
if(typeof data8 === "string"){
coerced6 = data8;
}
}
if(!(coerced6 !== undefined)){
if(dataType6 == "number" || dataType6 == "boolean"){
coerced6 = "" + data8;
}
else if(data8 === null){
coerced6 = "";
}
else {
validate30.errors = [{instancePath:instancePath+"/query/sort_field",schemaPath:"#/properties/query/properties/sort_field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced6 !== undefined){
data8 = coerced6;
if(data1 !== undefined){
data1["sort_field"] = coerced6;
}
}
}
if(!(((((((data8 === "created") || (data8 === "id")) || (data8 === "name")) || (data8 === "status")) || (data8 === "timestamp_start")) || (data8 === "timestamp_end")) || (data8 === "last_updated"))){
validate30.errors = [{instancePath:instancePath+"/query/sort_field",schemaPath:"#/properties/query/properties/sort_field/enum",keyword:"enum",params:{allowedValues: schema47.properties.query.properties.sort_field.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs24 === errors;
if(valid1){
let data9 = data1.sort_direction;
const _errs26 = errors;
const _errs27 = errors;
if(errors === _errs27){
if(typeof data9 === "string"){
if(!(formats0.test(data9))){
validate30.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid5 = _errs27 === errors;
if(valid5){
const _errs28 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
let dataType7 = typeof data9;
let coerced7 = undefined;
if(dataType7 == 'object' && Array.isArray(data9) && data9.length == 1){
data9 = data9[0];
dataType7 = typeof data9;
if(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9))){
coerced7 = data9;
}
}
if(!(coerced7 !== undefined)){
if(dataType7 === "boolean" || data9 === null
              || (dataType7 === "string" && data9 && data9 == +data9 && !(data9 % 1))){
coerced7 = +data9;
}
else {
validate30.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/1/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
if(coerced7 !== undefined){
data9 = coerced7;
if(data1 !== undefined){
data1["sort_direction"] = coerced7;
}
}
}
if(!((data9 === 1) || (data9 === -1))){
validate30.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/1/enum",keyword:"enum",params:{allowedValues: schema47.properties.query.properties.sort_direction.allOf[1].enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs28){
if((typeof data9 == "number") && (isFinite(data9))){
if(!(formats2.validate(data9))){
validate30.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/1/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
var valid5 = _errs28 === errors;
}
var valid1 = _errs26 === errors;
}
}
}
}
}
}
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data10 = data.header;
const _errs30 = errors;
if(errors === _errs30){
if(!(data10 && typeof data10 == "object" && !Array.isArray(data10))){
validate30.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate30.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.triggerWin = validate31;
const schema49 = {"$id":"triggerWin","type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","properties":{},"required":[],"additionalProperties":false},"query":{"type":"object","properties":{},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{"idempotency-key":{"$ref":"document#/components/schemas/IdempotencyKey"}},"required":[]}}};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="triggerWin" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate31.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
validate31.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate31.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
validate31.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate31.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data2 = data.header;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["idempotency-key"] !== undefined){
let data3 = data2["idempotency-key"];
const _errs10 = errors;
if(typeof data3 !== "string"){
let dataType0 = typeof data3;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data3) && data3.length == 1){
data3 = data3[0];
dataType0 = typeof data3;
if(typeof data3 === "string"){
coerced0 = data3;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data3;
}
else if(data3 === null){
coerced0 = "";
}
else {
validate31.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"document#/components/schemas/IdempotencyKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data3 = coerced0;
if(data2 !== undefined){
data2["idempotency-key"] = coerced0;
}
}
}
if(errors === _errs10){
if(typeof data3 === "string"){
if(func1(data3) > 128){
validate31.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"document#/components/schemas/IdempotencyKey/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate31.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"document#/components/schemas/IdempotencyKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data3)){
validate31.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"document#/components/schemas/IdempotencyKey/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate31.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.getInstance = validate32;
const schema51 = {"$id":"getInstance","type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","properties":{"instance_id":{"$ref":"document#/components/schemas/Id"}},"required":["instance_id"],"additionalProperties":false},"query":{"type":"object","properties":{"owner_id":{"type":"string","maxLength":129,"pattern":"^([A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?)?$"},"status":{"$ref":"document#/components/schemas/InstanceStatus"}},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{},"required":[]}}};
const schema52 = {"description":"An identifier of letters, digits, dots, underscores and hyphens.","type":"string","minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9._-]+$","example":"0198f3a2-6c1e-7b40-9a51-3f0c2d7e8b11"};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getInstance" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate32.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.instance_id === undefined) && (missing1 = "instance_id")){
validate32.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs3 = errors;
for(const key0 in data0){
if(!(key0 === "instance_id")){
validate32.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs3 === errors){
if(data0.instance_id !== undefined){
let data1 = data0.instance_id;
const _errs5 = errors;
if(typeof data1 !== "string"){
let dataType0 = typeof data1;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data1) && data1.length == 1){
data1 = data1[0];
dataType0 = typeof data1;
if(typeof data1 === "string"){
coerced0 = data1;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data1;
}
else if(data1 === null){
coerced0 = "";
}
else {
validate32.errors = [{instancePath:instancePath+"/path/instance_id",schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data0 !== undefined){
data0["instance_id"] = coerced0;
}
}
}
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) > 64){
validate32.errors = [{instancePath:instancePath+"/path/instance_id",schemaPath:"document#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate32.errors = [{instancePath:instancePath+"/path/instance_id",schemaPath:"document#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data1)){
validate32.errors = [{instancePath:instancePath+"/path/instance_id",schemaPath:"document#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
}
}
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
const _errs9 = errors;
for(const key1 in data2){
if(!((key1 === "owner_id") || (key1 === "status"))){
validate32.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs9 === errors){
if(data2.owner_id !== undefined){
let data3 = data2.owner_id;
const _errs10 = errors;
if(typeof data3 !== "string"){
let dataType1 = typeof data3;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data3) && data3.length == 1){
data3 = data3[0];
dataType1 = typeof data3;
if(typeof data3 === "string"){
coerced1 = data3;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data3;
}
else if(data3 === null){
coerced1 = "";
}
else {
validate32.errors = [{instancePath:instancePath+"/query/owner_id",schemaPath:"#/properties/query/properties/owner_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data3 = coerced1;
if(data2 !== undefined){
data2["owner_id"] = coerced1;
}
}
}
if(errors === _errs10){
if(typeof data3 === "string"){
if(func1(data3) > 129){
validate32.errors = [{instancePath:instancePath+"/query/owner_id",schemaPath:"#/properties/query/properties/owner_id/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(!pattern8.test(data3)){
validate32.errors = [{instancePath:instancePath+"/query/owner_id",schemaPath:"#/properties/query/properties/owner_id/pattern",keyword:"pattern",params:{pattern: "^([A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?)?$"},message:"must match pattern \""+"^([A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?)?$"+"\""}];
return false;
}
}
}
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.status !== undefined){
let data4 = data2.status;
const _errs12 = errors;
if(typeof data4 !== "string"){
let dataType2 = typeof data4;
let coerced2 = undefined;
if(dataType2 == 'object' && Array.isArray(data4) && data4.length == 1){
data4 = data4[0];
dataType2 = typeof data4;
if(typeof data4 === "string"){
coerced2 = data4;
}
}
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data4;
}
else if(data4 === null){
coerced2 = "";
}
else {
validate32.errors = [{instancePath:instancePath+"/query/status",schemaPath:"document#/components/schemas/InstanceStatus/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced2 !== undefined){
data4 = coerced2;
if(data2 !== undefined){
data2["status"] = coerced2;
}
}
}
if(!((((data4 === "Pending") || (data4 === "Active")) || (data4 === "Paused")) || (data4 === "Terminated"))){
validate32.errors = [{instancePath:instancePath+"/query/status",schemaPath:"document#/components/schemas/InstanceStatus/enum",keyword:"enum",params:{allowedValues: schema48.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data5 = data.header;
const _errs15 = errors;
if(errors === _errs15){
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
validate32.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.listTemplates = validate33;
const schema54 = {"$id":"listTemplates","type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","properties":{},"required":[],"additionalProperties":false},"query":{"type":"object","properties":{"owner_id":{"type":"string","maxLength":129,"pattern":"^([A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?)?$"},"id":{"type":"string","maxLength":64,"pattern":"^[A-Za-z0-9._-]*$"},"name":{"type":"string","minLength":0,"maxLength":200},"published":{"type":"string","maxLength":5,"pattern":"^(true|false)?$"},"page":{"default":0,"allOf":[{"format":"whole number"},{"type":"integer","format":"int32","minimum":0,"maximum":2147483647}]},"limit":{"default":50,"allOf":[{"format":"whole number"},{"type":"integer","format":"int32","minimum":0,"maximum":500}]},"sort_field":{"default":"id","type":"string","enum":["id","name","owner_id"]},"sort_direction":{"default":1,"allOf":[{"format":"whole number"},{"type":"integer","format":"int32","enum":[1,-1]}]}},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{},"required":[]}}};
const pattern18 = new RegExp("^[A-Za-z0-9._-]*$", "u");
const pattern19 = new RegExp("^(true|false)?$", "u");

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listTemplates" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate33.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
validate33.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate33.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.page === undefined){
data1.page = 0;
}
if(data1.limit === undefined){
data1.limit = 50;
}
if(data1.sort_field === undefined){
data1.sort_field = "id";
}
if(data1.sort_direction === undefined){
data1.sort_direction = 1;
}
const _errs6 = errors;
for(const key1 in data1){
if(!((((((((key1 === "owner_id") || (key1 === "id")) || (key1 === "name")) || (key1 === "published")) || (key1 === "page")) || (key1 === "limit")) || (key1 === "sort_field")) || (key1 === "sort_direction"))){
validate33.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs6 === errors){
if(data1.owner_id !== undefined){
let data2 = data1.owner_id;
const _errs7 = errors;
if(typeof data2 !== "string"){
let dataType0 = typeof data2;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data2) && data2.length == 1){
data2 = data2[0];
dataType0 = typeof data2;
if(typeof data2 === "string"){
coerced0 = data2;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data2;
}
else if(data2 === null){
coerced0 = "";
}
else {
validate33.errors = [{instancePath:instancePath+"/query/owner_id",schemaPath:"#/properties/query/properties/owner_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data2 = coerced0;
if(data1 !== undefined){
data1["owner_id"] = coerced0;
}
}
}
if(errors === _errs7){
if(typeof data2 === "string"){
if(func1(data2) > 129){
validate33.errors = [{instancePath:instancePath+"/query/owner_id",schemaPath:"#/properties/query/properties/owner_id/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(!pattern8.test(data2)){
validate33.errors = [{instancePath:instancePath+"/query/owner_id",schemaPath:"#/properties/query/properties/owner_id/pattern",keyword:"pattern",params:{pattern: "^([A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?)?$"},message:"must match pattern \""+"^([A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?)?$"+"\""}];
return false;
}
}
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.id !== undefined){
let data3 = data1.id;
const _errs9 = errors;
if(typeof data3 !== "string"){
let dataType1 = typeof data3;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data3) && data3.length == 1){
data3 = data3[0];
dataType1 = typeof data3;
if(typeof data3 === "string"){
coerced1 = data3;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data3;
}
else if(data3 === null){
coerced1 = "";
}
else {
validate33.errors = [{instancePath:instancePath+"/query/id",schemaPath:"#/properties/query/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced1 !== undefined){
data3 = coerced1;
if(data1 !== undefined){
data1["id"] = coerced1;
}
}
}
if(errors === _errs9){
if(typeof data3 === "string"){
if(func1(data3) > 64){
validate33.errors = [{instancePath:instancePath+"/query/id",schemaPath:"#/properties/query/properties/id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(!pattern18.test(data3)){
validate33.errors = [{instancePath:instancePath+"/query/id",schemaPath:"#/properties/query/properties/id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]*$"},message:"must match pattern \""+"^[A-Za-z0-9._-]*$"+"\""}];
return false;
}
}
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.name !== undefined){
let data4 = data1.name;
const _errs11 = errors;
if(typeof data4 !== "string"){
let dataType2 = typeof data4;
let coerced2 = undefined;
if(dataType2 == 'object' && Array.isArray(data4) && data4.length == 1){
data4 = data4[0];
dataType2 = typeof data4;
if(typeof data4 === "string"){
coerced2 = data4;
}
}
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data4;
}
else if(data4 === null){
coerced2 = "";
}
else {
validate33.errors = [{instancePath:instancePath+"/query/name",schemaPath:"#/properties/query/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced2 !== undefined){
data4 = coerced2;
if(data1 !== undefined){
data1["name"] = coerced2;
}
}
}
if(errors === _errs11){
if(typeof data4 === "string"){
if(func1(data4) > 200){
validate33.errors = [{instancePath:instancePath+"/query/name",schemaPath:"#/properties/query/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func1(data4) < 0){
validate33.errors = [{instancePath:instancePath+"/query/name",schemaPath:"#/properties/query/properties/name/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.published !== undefined){
let data5 = data1.published;
const _errs13 = errors;
if(typeof data5 !== "string"){
let dataType3 = typeof data5;
let coerced3 = undefined;
if(dataType3 == 'object' && Array.isArray(data5) && data5.length == 1){
data5 = data5[0];
dataType3 = typeof data5;
if(typeof data5 === "string"){
coerced3 = data5;
}
}
if(!(coerced3 !== undefined)){
if(dataType3 == "number" || dataType3 == "boolean"){
coerced3 = "" + data5;
}
else if(data5 === null){
coerced3 = "";
}
else {
validate33.errors = [{instancePath:instancePath+"/query/published",schemaPath:"#/properties/query/properties/published/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced3 !== undefined){
data5 = coerced3;
if(data1 !== undefined){
data1["published"] = coerced3;
}
}
}
if(errors === _errs13){
if(typeof data5 === "string"){
if(func1(data5) > 5){
validate33.errors = [{instancePath:instancePath+"/query/published",schemaPath:"#/properties/query/properties/published/maxLength",keyword:"maxLength",params:{limit: 5},message:"must NOT have more than 5 characters"}];
return false;
}
else {
if(!pattern19.test(data5)){
validate33.errors = [{instancePath:instancePath+"/query/published",schemaPath:"#/properties/query/properties/published/pattern",keyword:"pattern",params:{pattern: "^(true|false)?$"},message:"must match pattern \""+"^(true|false)?$"+"\""}];
return false;
}
}
}
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
let data6 = data1.page;
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data6 === "string"){
if(!(formats0.test(data6))){
validate33.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid2 = _errs16 === errors;
if(valid2){
const _errs17 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
let dataType4 = typeof data6;
let coerced4 = undefined;
if(dataType4 == 'object' && Array.isArray(data6) && data6.length == 1){
data6 = data6[0];
dataType4 = typeof data6;
if(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6))){
coerced4 = data6;
}
}
if(!(coerced4 !== undefined)){
if(dataType4 === "boolean" || data6 === null
              || (dataType4 === "string" && data6 && data6 == +data6 && !(data6 % 1))){
coerced4 = +data6;
}
else {
validate33.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/1/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
if(coerced4 !== undefined){
data6 = coerced4;
if(data1 !== undefined){
data1["page"] = coerced4;
}
}
}
if(errors === _errs17){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 2147483647 || isNaN(data6)){
validate33.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/1/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate33.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/1/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data6))){
validate33.errors = [{instancePath:instancePath+"/query/page",schemaPath:"#/properties/query/properties/page/allOf/1/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid2 = _errs17 === errors;
}
var valid1 = _errs15 === errors;
if(valid1){
let data7 = data1.limit;
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data7 === "string"){
if(!(formats0.test(data7))){
validate33.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid3 = _errs20 === errors;
if(valid3){
const _errs21 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
let dataType5 = typeof data7;
let coerced5 = undefined;
if(dataType5 == 'object' && Array.isArray(data7) && data7.length == 1){
data7 = data7[0];
dataType5 = typeof data7;
if(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7))){
coerced5 = data7;
}
}
if(!(coerced5 !== undefined)){
if(dataType5 === "boolean" || data7 === null
              || (dataType5 === "string" && data7 && data7 == +data7 && !(data7 % 1))){
coerced5 = +data7;
}
else {
validate33.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/1/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
if(coerced5 !== undefined){
data7 = coerced5;
if(data1 !== undefined){
data1["limit"] = coerced5;
}
}
}
if(errors === _errs21){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 500 || isNaN(data7)){
validate33.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/1/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"}];
return false;
}
else {
if(data7 < 0 || isNaN(data7)){
validate33.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/1/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data7))){
validate33.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/1/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid3 = _errs21 === errors;
}
var valid1 = _errs19 === errors;
if(valid1){
let data8 = data1.sort_field;
const _errs23 = errors;
if(typeof data8 !== "string"){
let dataType6 = typeof data8;
let coerced6 = undefined;
if(dataType6 == 'object' && Array.isArray(data8) && data8.length == 1){
data8 = data8[0];
dataType6 = typeof data8;
if(typeof data8 === "string"){
coerced6 = data8;
}
}
if(!(coerced6 !== undefined)){
if(dataType6 == "number" || dataType6 == "boolean"){
coerced6 = "" + data8;
}
else if(data8 === null){
coerced6 = "";
}
else {
validate33.errors = [{instancePath:instancePath+"/query/sort_field",schemaPath:"#/properties/query/properties/sort_field/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced6 !== undefined){
data8 = coerced6;
if(data1 !== undefined){
data1["sort_field"] = coerced6;
}
}
}
if(!(((data8 === "id") || (data8 === "name")) || (data8 === "owner_id"))){
validate33.errors = [{instancePath:instancePath+"/query/sort_field",schemaPath:"#/properties/query/properties/sort_field/enum",keyword:"enum",params:{allowedValues: schema54.properties.query.properties.sort_field.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs23 === errors;
if(valid1){
let data9 = data1.sort_direction;
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data9 === "string"){
if(!(formats0.test(data9))){
validate33.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid4 = _errs26 === errors;
if(valid4){
const _errs27 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
let dataType7 = typeof data9;
let coerced7 = undefined;
if(dataType7 == 'object' && Array.isArray(data9) && data9.length == 1){
data9 = data9[0];
dataType7 = typeof data9;
if(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9))){
coerced7 = data9;
}
}
if(!(coerced7 !== undefined)){
if(dataType7 === "boolean" || data9 === null
              || (dataType7 === "string" && data9 && data9 == +data9 && !(data9 % 1))){
coerced7 = +data9;
}
else {
validate33.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/1/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
if(coerced7 !== undefined){
data9 = coerced7;
if(data1 !== undefined){
data1["sort_direction"] = coerced7;
}
}
}
if(!((data9 === 1) || (data9 === -1))){
validate33.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/1/enum",keyword:"enum",params:{allowedValues: schema54.properties.query.properties.sort_direction.allOf[1].enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs27){
if((typeof data9 == "number") && (isFinite(data9))){
if(!(formats2.validate(data9))){
validate33.errors = [{instancePath:instancePath+"/query/sort_direction",schemaPath:"#/properties/query/properties/sort_direction/allOf/1/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
var valid4 = _errs27 === errors;
}
var valid1 = _errs25 === errors;
}
}
}
}
}
}
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data10 = data.header;
const _errs29 = errors;
if(errors === _errs29){
if(!(data10 && typeof data10 == "object" && !Array.isArray(data10))){
validate33.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.createTemplate = validate34;
const schema55 = {"$id":"createTemplate","type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","properties":{},"required":[],"additionalProperties":false},"query":{"type":"object","properties":{},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{"idempotency-key":{"$ref":"document#/components/schemas/IdempotencyKey"}},"required":[]}}};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createTemplate" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate34.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate34.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
validate34.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate34.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
validate34.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate34.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data2 = data.header;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["idempotency-key"] !== undefined){
let data3 = data2["idempotency-key"];
const _errs10 = errors;
if(typeof data3 !== "string"){
let dataType0 = typeof data3;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data3) && data3.length == 1){
data3 = data3[0];
dataType0 = typeof data3;
if(typeof data3 === "string"){
coerced0 = data3;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data3;
}
else if(data3 === null){
coerced0 = "";
}
else {
validate34.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"document#/components/schemas/IdempotencyKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data3 = coerced0;
if(data2 !== undefined){
data2["idempotency-key"] = coerced0;
}
}
}
if(errors === _errs10){
if(typeof data3 === "string"){
if(func1(data3) > 128){
validate34.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"document#/components/schemas/IdempotencyKey/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate34.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"document#/components/schemas/IdempotencyKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data3)){
validate34.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"document#/components/schemas/IdempotencyKey/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
}
}
}
else {
validate34.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate34.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.instantiateTemplate = validate35;
const schema57 = {"$id":"instantiateTemplate","type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","properties":{},"required":[],"additionalProperties":false},"query":{"type":"object","properties":{},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{"idempotency-key":{"$ref":"document#/components/schemas/IdempotencyKey"}},"required":[]}}};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="instantiateTemplate" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate35.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
validate35.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate35.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
validate35.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate35.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data2 = data.header;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["idempotency-key"] !== undefined){
let data3 = data2["idempotency-key"];
const _errs10 = errors;
if(typeof data3 !== "string"){
let dataType0 = typeof data3;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data3) && data3.length == 1){
data3 = data3[0];
dataType0 = typeof data3;
if(typeof data3 === "string"){
coerced0 = data3;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data3;
}
else if(data3 === null){
coerced0 = "";
}
else {
validate35.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"document#/components/schemas/IdempotencyKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data3 = coerced0;
if(data2 !== undefined){
data2["idempotency-key"] = coerced0;
}
}
}
if(errors === _errs10){
if(typeof data3 === "string"){
if(func1(data3) > 128){
validate35.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"document#/components/schemas/IdempotencyKey/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate35.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"document#/components/schemas/IdempotencyKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data3)){
validate35.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"document#/components/schemas/IdempotencyKey/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
}
}
}
else {
validate35.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate35.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.publishTemplate = validate36;
const schema59 = {"$id":"publishTemplate","type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","properties":{},"required":[],"additionalProperties":false},"query":{"type":"object","properties":{},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{"idempotency-key":{"$ref":"document#/components/schemas/IdempotencyKey"}},"required":[]}}};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="publishTemplate" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate36.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate36.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
validate36.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate36.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
validate36.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate36.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data2 = data.header;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["idempotency-key"] !== undefined){
let data3 = data2["idempotency-key"];
const _errs10 = errors;
if(typeof data3 !== "string"){
let dataType0 = typeof data3;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data3) && data3.length == 1){
data3 = data3[0];
dataType0 = typeof data3;
if(typeof data3 === "string"){
coerced0 = data3;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data3;
}
else if(data3 === null){
coerced0 = "";
}
else {
validate36.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"document#/components/schemas/IdempotencyKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data3 = coerced0;
if(data2 !== undefined){
data2["idempotency-key"] = coerced0;
}
}
}
if(errors === _errs10){
if(typeof data3 === "string"){
if(func1(data3) > 128){
validate36.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"document#/components/schemas/IdempotencyKey/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate36.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"document#/components/schemas/IdempotencyKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data3)){
validate36.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"document#/components/schemas/IdempotencyKey/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
}
}
}
else {
validate36.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate36.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.getTemplate = validate37;
const schema61 = {"$id":"getTemplate","type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","properties":{"template_id":{"$ref":"document#/components/schemas/Id"}},"required":["template_id"],"additionalProperties":false},"query":{"type":"object","properties":{},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{},"required":[]}}};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getTemplate" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate37.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate37.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.template_id === undefined) && (missing1 = "template_id")){
validate37.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs3 = errors;
for(const key0 in data0){
if(!(key0 === "template_id")){
validate37.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs3 === errors){
if(data0.template_id !== undefined){
let data1 = data0.template_id;
const _errs5 = errors;
if(typeof data1 !== "string"){
let dataType0 = typeof data1;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data1) && data1.length == 1){
data1 = data1[0];
dataType0 = typeof data1;
if(typeof data1 === "string"){
coerced0 = data1;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data1;
}
else if(data1 === null){
coerced0 = "";
}
else {
validate37.errors = [{instancePath:instancePath+"/path/template_id",schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data0 !== undefined){
data0["template_id"] = coerced0;
}
}
}
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) > 64){
validate37.errors = [{instancePath:instancePath+"/path/template_id",schemaPath:"document#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate37.errors = [{instancePath:instancePath+"/path/template_id",schemaPath:"document#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data1)){
validate37.errors = [{instancePath:instancePath+"/path/template_id",schemaPath:"document#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
}
}
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
validate37.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate37.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data3 = data.header;
const _errs10 = errors;
if(errors === _errs10){
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
validate37.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate37.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.contributeToInstance = validate38;
const schema63 = {"$id":"contributeToInstance","type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","properties":{},"required":[],"additionalProperties":false},"query":{"type":"object","properties":{},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{"idempotency-key":{"$ref":"document#/components/schemas/IdempotencyKey"}},"required":[]}}};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contributeToInstance" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate38.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate38.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
validate38.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate38.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
validate38.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate38.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data2 = data.header;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["idempotency-key"] !== undefined){
let data3 = data2["idempotency-key"];
const _errs10 = errors;
if(typeof data3 !== "string"){
let dataType0 = typeof data3;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data3) && data3.length == 1){
data3 = data3[0];
dataType0 = typeof data3;
if(typeof data3 === "string"){
coerced0 = data3;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data3;
}
else if(data3 === null){
coerced0 = "";
}
else {
validate38.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"document#/components/schemas/IdempotencyKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data3 = coerced0;
if(data2 !== undefined){
data2["idempotency-key"] = coerced0;
}
}
}
if(errors === _errs10){
if(typeof data3 === "string"){
if(func1(data3) > 128){
validate38.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"document#/components/schemas/IdempotencyKey/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate38.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"document#/components/schemas/IdempotencyKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data3)){
validate38.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"document#/components/schemas/IdempotencyKey/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate38.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.contributeBySource = validate39;
const schema65 = {"$id":"contributeBySource","type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","properties":{},"required":[],"additionalProperties":false},"query":{"type":"object","properties":{},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{"idempotency-key":{"$ref":"document#/components/schemas/IdempotencyKey"}},"required":[]}}};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contributeBySource" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate39.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate39.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
validate39.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate39.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
validate39.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate39.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data2 = data.header;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2["idempotency-key"] !== undefined){
let data3 = data2["idempotency-key"];
const _errs10 = errors;
if(typeof data3 !== "string"){
let dataType0 = typeof data3;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data3) && data3.length == 1){
data3 = data3[0];
dataType0 = typeof data3;
if(typeof data3 === "string"){
coerced0 = data3;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data3;
}
else if(data3 === null){
coerced0 = "";
}
else {
validate39.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"document#/components/schemas/IdempotencyKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data3 = coerced0;
if(data2 !== undefined){
data2["idempotency-key"] = coerced0;
}
}
}
if(errors === _errs10){
if(typeof data3 === "string"){
if(func1(data3) > 128){
validate39.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"document#/components/schemas/IdempotencyKey/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate39.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"document#/components/schemas/IdempotencyKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data3)){
validate39.errors = [{instancePath:instancePath+"/header/idempotency-key",schemaPath:"document#/components/schemas/IdempotencyKey/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
}
}
}
else {
validate39.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate39.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.getContribution = validate40;
const schema67 = {"$id":"getContribution","type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","properties":{"contribution_id":{"$ref":"document#/components/schemas/Id"}},"required":["contribution_id"],"additionalProperties":false},"query":{"type":"object","properties":{},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{},"required":[]}}};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getContribution" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate40.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.contribution_id === undefined) && (missing1 = "contribution_id")){
validate40.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs3 = errors;
for(const key0 in data0){
if(!(key0 === "contribution_id")){
validate40.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs3 === errors){
if(data0.contribution_id !== undefined){
let data1 = data0.contribution_id;
const _errs5 = errors;
if(typeof data1 !== "string"){
let dataType0 = typeof data1;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data1) && data1.length == 1){
data1 = data1[0];
dataType0 = typeof data1;
if(typeof data1 === "string"){
coerced0 = data1;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data1;
}
else if(data1 === null){
coerced0 = "";
}
else {
validate40.errors = [{instancePath:instancePath+"/path/contribution_id",schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data1 = coerced0;
if(data0 !== undefined){
data0["contribution_id"] = coerced0;
}
}
}
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) > 64){
validate40.errors = [{instancePath:instancePath+"/path/contribution_id",schemaPath:"document#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate40.errors = [{instancePath:instancePath+"/path/contribution_id",schemaPath:"document#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data1)){
validate40.errors = [{instancePath:instancePath+"/path/contribution_id",schemaPath:"document#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
}
}
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data2 = data.query;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
validate40.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate40.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data3 = data.header;
const _errs10 = errors;
if(errors === _errs10){
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
validate40.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate40.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.listWinners = validate41;
const schema69 = {"$id":"listWinners","type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","properties":{},"required":[],"additionalProperties":false},"query":{"type":"object","properties":{"instance_id":{"$ref":"document#/components/schemas/Id"},"limit":{"default":50,"allOf":[{"format":"whole number"},{"type":"integer","format":"int32","minimum":0,"maximum":500}]},"brand_id":{"type":"string","maxLength":129,"pattern":"^([A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64})?$"}},"required":["instance_id"],"additionalProperties":false},"header":{"type":"object","properties":{},"required":[]}}};
const pattern28 = new RegExp("^([A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64})?$", "u");

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listWinners" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate41.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate41.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
validate41.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate41.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.limit === undefined){
data1.limit = 50;
}
let missing1;
if((data1.instance_id === undefined) && (missing1 = "instance_id")){
validate41.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs6 = errors;
for(const key1 in data1){
if(!(((key1 === "instance_id") || (key1 === "limit")) || (key1 === "brand_id"))){
validate41.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs6 === errors){
if(data1.instance_id !== undefined){
let data2 = data1.instance_id;
const _errs7 = errors;
const _errs8 = errors;
if(typeof data2 !== "string"){
let dataType0 = typeof data2;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data2) && data2.length == 1){
data2 = data2[0];
dataType0 = typeof data2;
if(typeof data2 === "string"){
coerced0 = data2;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data2;
}
else if(data2 === null){
coerced0 = "";
}
else {
validate41.errors = [{instancePath:instancePath+"/query/instance_id",schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data2 = coerced0;
if(data1 !== undefined){
data1["instance_id"] = coerced0;
}
}
}
if(errors === _errs8){
if(typeof data2 === "string"){
if(func1(data2) > 64){
validate41.errors = [{instancePath:instancePath+"/query/instance_id",schemaPath:"document#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate41.errors = [{instancePath:instancePath+"/query/instance_id",schemaPath:"document#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data2)){
validate41.errors = [{instancePath:instancePath+"/query/instance_id",schemaPath:"document#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
let data3 = data1.limit;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
validate41.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/0/format",keyword:"format",params:{format: "whole number"},message:"must match format \""+"whole number"+"\""}];
return false;
}
}
}
var valid3 = _errs11 === errors;
if(valid3){
const _errs12 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
let dataType1 = typeof data3;
let coerced1 = undefined;
if(dataType1 == 'object' && Array.isArray(data3) && data3.length == 1){
data3 = data3[0];
dataType1 = typeof data3;
if(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3))){
coerced1 = data3;
}
}
if(!(coerced1 !== undefined)){
if(dataType1 === "boolean" || data3 === null
              || (dataType1 === "string" && data3 && data3 == +data3 && !(data3 % 1))){
coerced1 = +data3;
}
else {
validate41.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/1/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
}
if(coerced1 !== undefined){
data3 = coerced1;
if(data1 !== undefined){
data1["limit"] = coerced1;
}
}
}
if(errors === _errs12){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 500 || isNaN(data3)){
validate41.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/1/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate41.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/1/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data3))){
validate41.errors = [{instancePath:instancePath+"/query/limit",schemaPath:"#/properties/query/properties/limit/allOf/1/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid3 = _errs12 === errors;
}
var valid1 = _errs10 === errors;
if(valid1){
if(data1.brand_id !== undefined){
let data4 = data1.brand_id;
const _errs14 = errors;
if(typeof data4 !== "string"){
let dataType2 = typeof data4;
let coerced2 = undefined;
if(dataType2 == 'object' && Array.isArray(data4) && data4.length == 1){
data4 = data4[0];
dataType2 = typeof data4;
if(typeof data4 === "string"){
coerced2 = data4;
}
}
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data4;
}
else if(data4 === null){
coerced2 = "";
}
else {
validate41.errors = [{instancePath:instancePath+"/query/brand_id",schemaPath:"#/properties/query/properties/brand_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced2 !== undefined){
data4 = coerced2;
if(data1 !== undefined){
data1["brand_id"] = coerced2;
}
}
}
if(errors === _errs14){
if(typeof data4 === "string"){
if(func1(data4) > 129){
validate41.errors = [{instancePath:instancePath+"/query/brand_id",schemaPath:"#/properties/query/properties/brand_id/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(!pattern28.test(data4)){
validate41.errors = [{instancePath:instancePath+"/query/brand_id",schemaPath:"#/properties/query/properties/brand_id/pattern",keyword:"pattern",params:{pattern: "^([A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64})?$"},message:"must match pattern \""+"^([A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64})?$"+"\""}];
return false;
}
}
}
}
var valid1 = _errs14 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
else {
validate41.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data5 = data.header;
const _errs16 = errors;
if(errors === _errs16){
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
validate41.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate41.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.getTicker = validate42;
const schema71 = {"$id":"getTicker","type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","properties":{},"required":[],"additionalProperties":false},"query":{"type":"object","properties":{"instance_id":{"$ref":"document#/components/schemas/Id"}},"required":["instance_id"],"additionalProperties":false},"header":{"type":"object","properties":{},"required":[]}}};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getTicker" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate42.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate42.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
validate42.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate42.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.instance_id === undefined) && (missing1 = "instance_id")){
validate42.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs6 = errors;
for(const key1 in data1){
if(!(key1 === "instance_id")){
validate42.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs6 === errors){
if(data1.instance_id !== undefined){
let data2 = data1.instance_id;
const _errs8 = errors;
if(typeof data2 !== "string"){
let dataType0 = typeof data2;
let coerced0 = undefined;
if(dataType0 == 'object' && Array.isArray(data2) && data2.length == 1){
data2 = data2[0];
dataType0 = typeof data2;
if(typeof data2 === "string"){
coerced0 = data2;
}
}
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data2;
}
else if(data2 === null){
coerced0 = "";
}
else {
validate42.errors = [{instancePath:instancePath+"/query/instance_id",schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
if(coerced0 !== undefined){
data2 = coerced0;
if(data1 !== undefined){
data1["instance_id"] = coerced0;
}
}
}
if(errors === _errs8){
if(typeof data2 === "string"){
if(func1(data2) > 64){
validate42.errors = [{instancePath:instancePath+"/query/instance_id",schemaPath:"document#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate42.errors = [{instancePath:instancePath+"/query/instance_id",schemaPath:"document#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern5.test(data2)){
validate42.errors = [{instancePath:instancePath+"/query/instance_id",schemaPath:"document#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
}
}
}
}
}
else {
validate42.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data3 = data.header;
const _errs10 = errors;
if(errors === _errs10){
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
validate42.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate42.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};

exports.getHealth = validate43;
const schema73 = {"$id":"getHealth","type":"object","required":["path","query","header"],"properties":{"path":{"type":"object","properties":{},"required":[],"additionalProperties":false},"query":{"type":"object","properties":{},"required":[],"additionalProperties":false},"header":{"type":"object","properties":{},"required":[]}}};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getHealth" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate43.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.query === undefined) && (missing0 = "query"))) || ((data.header === undefined) && (missing0 = "header"))){
validate43.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
validate43.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate43.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
validate43.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
else {
validate43.errors = [{instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.header !== undefined){
let data2 = data.header;
const _errs7 = errors;
if(errors === _errs7){
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
validate43.errors = [{instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate43.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":{"path":true,"query":true,"header":true},"dynamicProps":false,"dynamicItems":false};
return exports;
})();
const bodies = (() => {
const exports = {};
exports.login = validate20;
const schema31 = {"$id":"login","$ref":"document#/components/schemas/LoginRequest"};
const schema33 = {"description":"The credentials of an account.","type":"object","additionalProperties":false,"required":["username","password"],"properties":{"username":{"description":"The account's username, 1 to 128 characters, compared without regard to case.","type":"string","minLength":1,"maxLength":128},"password":{"description":"The account's password, 1 to 1024 characters.","type":"string","format":"password","minLength":1,"maxLength":1024}}};
const func1 = runtime0.default;

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="login" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.username === undefined) && (missing0 = "username")) || ((data.password === undefined) && (missing0 = "password"))){
validate20.errors = [{instancePath,schemaPath:"document#/components/schemas/LoginRequest/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "username") || (key0 === "password"))){
validate20.errors = [{instancePath,schemaPath:"document#/components/schemas/LoginRequest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.username !== undefined){
let data0 = data.username;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate20.errors = [{instancePath:instancePath+"/username",schemaPath:"document#/components/schemas/LoginRequest/properties/username/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate20.errors = [{instancePath:instancePath+"/username",schemaPath:"document#/components/schemas/LoginRequest/properties/username/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/username",schemaPath:"document#/components/schemas/LoginRequest/properties/username/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.password !== undefined){
let data1 = data.password;
const _errs5 = errors;
if(errors === _errs5){
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) > 1024){
validate20.errors = [{instancePath:instancePath+"/password",schemaPath:"document#/components/schemas/LoginRequest/properties/password/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate20.errors = [{instancePath:instancePath+"/password",schemaPath:"document#/components/schemas/LoginRequest/properties/password/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/password",schemaPath:"document#/components/schemas/LoginRequest/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate20.errors = [{instancePath,schemaPath:"document#/components/schemas/LoginRequest/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.loginAdmin = validate22;
const schema34 = {"$id":"loginAdmin","$ref":"document#/components/schemas/LoginRequest"};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="loginAdmin" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.username === undefined) && (missing0 = "username")) || ((data.password === undefined) && (missing0 = "password"))){
validate22.errors = [{instancePath,schemaPath:"document#/components/schemas/LoginRequest/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!((key0 === "username") || (key0 === "password"))){
validate22.errors = [{instancePath,schemaPath:"document#/components/schemas/LoginRequest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.username !== undefined){
let data0 = data.username;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 128){
validate22.errors = [{instancePath:instancePath+"/username",schemaPath:"document#/components/schemas/LoginRequest/properties/username/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate22.errors = [{instancePath:instancePath+"/username",schemaPath:"document#/components/schemas/LoginRequest/properties/username/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/username",schemaPath:"document#/components/schemas/LoginRequest/properties/username/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.password !== undefined){
let data1 = data.password;
const _errs5 = errors;
if(errors === _errs5){
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) > 1024){
validate22.errors = [{instancePath:instancePath+"/password",schemaPath:"document#/components/schemas/LoginRequest/properties/password/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate22.errors = [{instancePath:instancePath+"/password",schemaPath:"document#/components/schemas/LoginRequest/properties/password/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/password",schemaPath:"document#/components/schemas/LoginRequest/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"document#/components/schemas/LoginRequest/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.saveOperators = validate23;
const schema36 = {"$id":"saveOperators","type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"document#/components/schemas/NamedItem"}};
const schema37 = {"description":"An operator or a brand to save.","type":"object","additionalProperties":false,"required":["id","name"],"properties":{"id":{"description":"The identifier. Letters, digits, dots, underscores and hyphens, up to 64; no colon.","$ref":"document#/components/schemas/OperatorId"},"name":{"description":"A name for people, 1 to 200 characters.","type":"string","minLength":1,"maxLength":200}}};
const schema38 = {"description":"The identifier of an operator, unique on the platform. It holds no colon, because a colon separates an operator from its brand.","type":"string","minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9._-]+$","example":"northstar"};
const pattern4 = new RegExp("^[A-Za-z0-9._-]+$", "u");

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))){
validate24.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "id") || (key0 === "name"))){
validate24.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 64){
validate24.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/OperatorId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate24.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/OperatorId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data0)){
validate24.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/OperatorId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/OperatorId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate24.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate24.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="saveOperators" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1000){
validate23.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
if(data.length < 1){
validate23.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate24(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
}
else {
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.saveBrands = validate26;
const schema39 = {"$id":"saveBrands","type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"document#/components/schemas/NamedItem"}};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))){
validate27.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "id") || (key0 === "name"))){
validate27.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 64){
validate27.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/OperatorId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate27.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/OperatorId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data0)){
validate27.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/OperatorId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate27.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/OperatorId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate27.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate27.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate27.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate27.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="saveBrands" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1000){
validate26.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
if(data.length < 1){
validate26.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate27(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
}
else {
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.createSources = validate29;
const schema42 = {"$id":"createSources","type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"document#/components/schemas/Source"}};
const schema43 = {"description":"A unique point in the player's journey from which a contribution can originate, for example a game, a sportsbook or a deposit flow. It leads to one or more instances.","type":"object","additionalProperties":false,"required":["owner_id","source_name","source_id"],"properties":{"owner_id":{"description":"The operator or brand that the source belongs to.","$ref":"document#/components/schemas/OwnerId"},"source_name":{"description":"A name for people, 1 to 200 characters.","type":"string","minLength":1,"maxLength":200},"source_id":{"description":"The identifier of the source within its owner, for example a game code.","$ref":"document#/components/schemas/SourceId"},"jackpots":{"description":"The instances that the source leads to, by priority. Always present in replies; in a request it may be left out.","type":"array","maxItems":1000,"items":{"$ref":"document#/components/schemas/AssignedJackpot"}}}};
const schema44 = {"description":"Who owns something, either an operator (`northstar`) or one of its brands (`northstar:luna`).","type":"string","minLength":1,"maxLength":129,"pattern":"^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$","example":"northstar"};
const schema45 = {"description":"The identifier of a source within its owner, for example a game code. Letters, digits, dots, underscores, hyphens and colons.","type":"string","minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9._:-]+$","example":"comet-rush"};
const pattern6 = new RegExp("^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$", "u");
const pattern7 = new RegExp("^[A-Za-z0-9._:-]+$", "u");
const schema46 = {"description":"An instance that a source or a segment leads to.","type":"object","additionalProperties":false,"required":["priority","owner_id","instance_id"],"properties":{"priority":{"description":"The order in which instances are tried, from 0 to 1,000,000. Lower numbers come first; equal ones in the order of their assignment.","type":"integer","format":"int32","minimum":0,"maximum":1000000},"owner_id":{"description":"The operator or brand whose assignment it is, the same as that of the source.","$ref":"document#/components/schemas/OwnerId"},"instance_id":{"description":"The instance.","$ref":"document#/components/schemas/Id"}}};
const schema48 = {"description":"An identifier of letters, digits, dots, underscores and hyphens.","type":"string","minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9._-]+$","example":"0198f3a2-6c1e-7b40-9a51-3f0c2d7e8b11"};
const formats0 = formats.int32;

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.priority === undefined) && (missing0 = "priority")) || ((data.owner_id === undefined) && (missing0 = "owner_id"))) || ((data.instance_id === undefined) && (missing0 = "instance_id"))){
validate31.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "priority") || (key0 === "owner_id")) || (key0 === "instance_id"))){
validate31.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.priority !== undefined){
let data0 = data.priority;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate31.errors = [{instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000000 || isNaN(data0)){
validate31.errors = [{instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate31.errors = [{instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats0.validate(data0))){
validate31.errors = [{instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.owner_id !== undefined){
let data1 = data.owner_id;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) > 129){
validate31.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"document#/components/schemas/OwnerId/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate31.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"document#/components/schemas/OwnerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern6.test(data1)){
validate31.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"document#/components/schemas/OwnerId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"+"\""}];
return false;
}
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"document#/components/schemas/OwnerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance_id !== undefined){
let data2 = data.instance_id;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func1(data2) > 64){
validate31.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"document#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate31.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"document#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data2)){
validate31.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"document#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate31.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.owner_id === undefined) && (missing0 = "owner_id")) || ((data.source_name === undefined) && (missing0 = "source_name"))) || ((data.source_id === undefined) && (missing0 = "source_id"))){
validate30.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "owner_id") || (key0 === "source_name")) || (key0 === "source_id")) || (key0 === "jackpots"))){
validate30.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.owner_id !== undefined){
let data0 = data.owner_id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 129){
validate30.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"document#/components/schemas/OwnerId/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate30.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"document#/components/schemas/OwnerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern6.test(data0)){
validate30.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"document#/components/schemas/OwnerId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"+"\""}];
return false;
}
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"document#/components/schemas/OwnerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source_name !== undefined){
let data1 = data.source_name;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate30.errors = [{instancePath:instancePath+"/source_name",schemaPath:"#/properties/source_name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate30.errors = [{instancePath:instancePath+"/source_name",schemaPath:"#/properties/source_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/source_name",schemaPath:"#/properties/source_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source_id !== undefined){
let data2 = data.source_id;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func1(data2) > 64){
validate30.errors = [{instancePath:instancePath+"/source_id",schemaPath:"document#/components/schemas/SourceId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate30.errors = [{instancePath:instancePath+"/source_id",schemaPath:"document#/components/schemas/SourceId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern7.test(data2)){
validate30.errors = [{instancePath:instancePath+"/source_id",schemaPath:"document#/components/schemas/SourceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
return false;
}
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/source_id",schemaPath:"document#/components/schemas/SourceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.jackpots !== undefined){
let data3 = data.jackpots;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data3)){
if(data3.length > 1000){
validate30.errors = [{instancePath:instancePath+"/jackpots",schemaPath:"#/properties/jackpots/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid3 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs12 = errors;
if(!(validate31(data3[i0], {instancePath:instancePath+"/jackpots/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid3 = _errs12 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/jackpots",schemaPath:"#/properties/jackpots/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate30.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createSources" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 1000){
validate29.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
if(data.length < 1){
validate29.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate30(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
}
else {
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

exports.assignSources = validate34;
const schema49 = {"$id":"assignSources","$ref":"document#/components/schemas/SourceAssignment"};
const schema50 = {"description":"An instance to assign to sources.","type":"object","additionalProperties":false,"required":["owner_id","source_id","instance_id"],"properties":{"owner_id":{"description":"The operator or brand that the sources belong to.","$ref":"document#/components/schemas/OwnerId"},"source_id":{"description":"The sources, 1 to 1,000 of them.","type":"array","minItems":1,"maxItems":1000,"items":{"$ref":"document#/components/schemas/SourceId"}},"instance_id":{"description":"The instance to assign.","$ref":"document#/components/schemas/Id"}}};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.owner_id === undefined) && (missing0 = "owner_id")) || ((data.source_id === undefined) && (missing0 = "source_id"))) || ((data.instance_id === undefined) && (missing0 = "instance_id"))){
validate35.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "owner_id") || (key0 === "source_id")) || (key0 === "instance_id"))){
validate35.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.owner_id !== undefined){
let data0 = data.owner_id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 129){
validate35.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"document#/components/schemas/OwnerId/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate35.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"document#/components/schemas/OwnerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern6.test(data0)){
validate35.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"document#/components/schemas/OwnerId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"+"\""}];
return false;
}
}
}
}
else {
validate35.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"document#/components/schemas/OwnerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source_id !== undefined){
let data1 = data.source_id;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data1)){
if(data1.length > 1000){
validate35.errors = [{instancePath:instancePath+"/source_id",schemaPath:"#/properties/source_id/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
if(data1.length < 1){
validate35.errors = [{instancePath:instancePath+"/source_id",schemaPath:"#/properties/source_id/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func1(data2) > 64){
validate35.errors = [{instancePath:instancePath+"/source_id/" + i0,schemaPath:"document#/components/schemas/SourceId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate35.errors = [{instancePath:instancePath+"/source_id/" + i0,schemaPath:"document#/components/schemas/SourceId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern7.test(data2)){
validate35.errors = [{instancePath:instancePath+"/source_id/" + i0,schemaPath:"document#/components/schemas/SourceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
return false;
}
}
}
}
else {
validate35.errors = [{instancePath:instancePath+"/source_id/" + i0,schemaPath:"document#/components/schemas/SourceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
}
}
else {
validate35.errors = [{instancePath:instancePath+"/source_id",schemaPath:"#/properties/source_id/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance_id !== undefined){
let data3 = data.instance_id;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(func1(data3) > 64){
validate35.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"document#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate35.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"document#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data3)){
validate35.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"document#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate35.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate35.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="assignSources" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate34.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate35(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.triggerWin = validate37;
const schema54 = {"$id":"triggerWin","$ref":"document#/components/schemas/TriggerWinRequest"};
const schema55 = {"description":"Who wins which pot.","type":"object","additionalProperties":false,"required":["instance_id","pot_id","brand_id","player_id","source_id"],"properties":{"instance_id":{"description":"The instance.","$ref":"document#/components/schemas/Id"},"pot_id":{"description":"The pot that is won.","$ref":"document#/components/schemas/PotId"},"brand_id":{"description":"The brand path of the winner, `operator:brand`.","$ref":"document#/components/schemas/BrandPath"},"player_id":{"description":"The winner.","$ref":"document#/components/schemas/PlayerId"},"source_id":{"description":"What caused the win, for example a game code. It is recorded with the win and need not be a registered source.","$ref":"document#/components/schemas/SourceId"}}};
const schema57 = {"description":"The identifier of a pot within its template and its instances.","type":"string","minLength":1,"maxLength":64,"pattern":"^[A-Za-z0-9._-]+$","example":"minor"};
const schema58 = {"description":"A brand with its operator, written `operator:brand`.","type":"string","minLength":3,"maxLength":129,"pattern":"^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$","example":"northstar:luna"};
const schema59 = {"description":"The operator's own identifier of a player, up to 128 printable ASCII characters without spaces. It is unique within the brand, and over all brands that share a wallet.","type":"string","minLength":1,"maxLength":128,"pattern":"^[!-~]+$","example":"p-1001"};
const pattern15 = new RegExp("^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$", "u");
const pattern16 = new RegExp("^[!-~]+$", "u");

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate38.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.instance_id === undefined) && (missing0 = "instance_id")) || ((data.pot_id === undefined) && (missing0 = "pot_id"))) || ((data.brand_id === undefined) && (missing0 = "brand_id"))) || ((data.player_id === undefined) && (missing0 = "player_id"))) || ((data.source_id === undefined) && (missing0 = "source_id"))){
validate38.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "instance_id") || (key0 === "pot_id")) || (key0 === "brand_id")) || (key0 === "player_id")) || (key0 === "source_id"))){
validate38.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.instance_id !== undefined){
let data0 = data.instance_id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 64){
validate38.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"document#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate38.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"document#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data0)){
validate38.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"document#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pot_id !== undefined){
let data1 = data.pot_id;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 64){
validate38.errors = [{instancePath:instancePath+"/pot_id",schemaPath:"document#/components/schemas/PotId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate38.errors = [{instancePath:instancePath+"/pot_id",schemaPath:"document#/components/schemas/PotId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data1)){
validate38.errors = [{instancePath:instancePath+"/pot_id",schemaPath:"document#/components/schemas/PotId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/pot_id",schemaPath:"document#/components/schemas/PotId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.brand_id !== undefined){
let data2 = data.brand_id;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func1(data2) > 129){
validate38.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"document#/components/schemas/BrandPath/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func1(data2) < 3){
validate38.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"document#/components/schemas/BrandPath/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern15.test(data2)){
validate38.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"document#/components/schemas/BrandPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"+"\""}];
return false;
}
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"document#/components/schemas/BrandPath/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.player_id !== undefined){
let data3 = data.player_id;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data3 === "string"){
if(func1(data3) > 128){
validate38.errors = [{instancePath:instancePath+"/player_id",schemaPath:"document#/components/schemas/PlayerId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate38.errors = [{instancePath:instancePath+"/player_id",schemaPath:"document#/components/schemas/PlayerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern16.test(data3)){
validate38.errors = [{instancePath:instancePath+"/player_id",schemaPath:"document#/components/schemas/PlayerId/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/player_id",schemaPath:"document#/components/schemas/PlayerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source_id !== undefined){
let data4 = data.source_id;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data4 === "string"){
if(func1(data4) > 64){
validate38.errors = [{instancePath:instancePath+"/source_id",schemaPath:"document#/components/schemas/SourceId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data4) < 1){
validate38.errors = [{instancePath:instancePath+"/source_id",schemaPath:"document#/components/schemas/SourceId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern7.test(data4)){
validate38.errors = [{instancePath:instancePath+"/source_id",schemaPath:"document#/components/schemas/SourceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
return false;
}
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/source_id",schemaPath:"document#/components/schemas/SourceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate38.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="triggerWin" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate37.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.createTemplate = validate40;
const schema61 = {"$id":"createTemplate","$ref":"document#/components/schemas/NewJackpotTemplate"};
const schema62 = {"description":"A template to create. It has the fields of a JackpotTemplate, so that a template that was read can be sent again; `reference_count` and `published` are accepted and ignored.","type":"object","additionalProperties":false,"required":["name","owner_id","currency","contribution_rules","house_hold_contribution","pots"],"properties":{"id":{"description":"The template's identifier, unique on the platform. Left out, the platform chooses one.","$ref":"document#/components/schemas/Id"},"name":{"description":"A name for people, 1 to 200 characters.","type":"string","minLength":1,"maxLength":200},"description":{"description":"A text for people, up to 2,000 characters.","type":"string","minLength":0,"maxLength":2000},"owner_id":{"description":"The operator or brand that owns the template.","$ref":"document#/components/schemas/OwnerId"},"currency":{"description":"The jackpot's currency. Contributions in other currencies are converted to it before they are processed.","$ref":"document#/components/schemas/Currency"},"contribution_rules":{"description":"What a contribution is, who pays it and who may make it.","$ref":"document#/components/schemas/ContributionRules"},"house_hold_contribution":{"description":"The share of each contribution that goes to the house pot, which helps to pay for new seeds.","$ref":"document#/components/schemas/ContributionType"},"jackpot_type":{"description":"What instances are. Left out, `Jackpot`. `Raffle` cannot be published in this release.","type":"string","enum":["Jackpot","Raffle"]},"raffle_rules":{"description":"How a raffle hands out tickets and prizes, for `Raffle` alone. They cannot be published in this release.","$ref":"document#/components/schemas/RaffleRules"},"pots":{"description":"The pots that an instance receives, 1 to 50, in the order in which they take their shares and are drawn.","type":"array","minItems":1,"maxItems":50,"items":{"$ref":"document#/components/schemas/PotTemplate"}},"win_selector_strategy":{"description":"Which pot pays when several hit together. `Highest` and `Lowest` go by the current value, with ties in the order of pots; `None` pays all of them. Left out, `Highest`.","type":"string","enum":["Lowest","Highest","None"]},"reference_count":{"description":"Ignored. It is counted by the platform.","type":"integer","format":"int32","minimum":0,"maximum":2147483647},"published":{"description":"Ignored. A new template is not published; publish it with `POST /templates/publish`.","type":"boolean"}}};
const schema65 = {"description":"An ISO 4217 currency code in capitals.","type":"string","minLength":3,"maxLength":3,"pattern":"^[A-Z]{3}$","example":"EUR"};
const func43 = Object.prototype.hasOwnProperty;
const pattern20 = new RegExp("^[A-Z]{3}$", "u");
const schema66 = {"description":"What a contribution is, who pays it and who may make it.","type":"object","additionalProperties":false,"required":["contribution_type"],"properties":{"opt_in_required":{"description":"Whether only players who opted in contribute. Left out, false. `true` cannot be published in this release.","type":"boolean"},"contribution_type":{"description":"How much one contribution is. `Fixed` is an amount in the jackpot's currency, whatever the wager; `Percentage` is a fraction of the wager.","$ref":"document#/components/schemas/ContributionType"},"max_contribution":{"description":"The most that one contribution may be, in the jackpot's currency. Left out, there is no such cap.","$ref":"document#/components/schemas/AmountText"},"operator_contribution_percentage":{"description":"The fraction of the contribution that the operator pays, `\"1\"` for all of it; the player pays the rest. Left out, `\"0\"`. The operator never pays for what a player chose to add.","$ref":"document#/components/schemas/PercentageText"},"wager_criteria":{"description":"Who qualifies for the jackpot at all. Left out, everybody.","$ref":"document#/components/schemas/WagerCriteria"},"allowed_brands":{"description":"The brand paths that take part, up to 1,000. Empty or left out, all brands under the instance's owner. A brand of another operator never takes part.","type":"array","maxItems":1000,"items":{"$ref":"document#/components/schemas/BrandPath"}},"country_filters":{"description":"Which countries take part. Left out, all of them.","$ref":"document#/components/schemas/CountryFilters"}}};
const schema70 = {"description":"An amount of money in whole currency units as text, such as `\"5.63\"`, with at most 6 decimals and at most 8,000,000,000.","type":"string","maxLength":20,"pattern":"^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$","example":"5.63"};
const schema71 = {"description":"A part of a whole as a fraction from 0 to 1, as text with at most 6 decimals: write `\"0.3\"` for 30 percent. A larger number is refused with a hint that says which fraction was probably meant.","type":"string","maxLength":10,"pattern":"^[0-9]{1,3}(\\.[0-9]{1,6})?$","example":"0.3"};
const schema67 = {"description":"How much is contributed. In `contribution_rules` it is the whole contribution; in a pot and in `house_hold_contribution` it is the share of the contribution; in `seed_contribution` it is the part of the pot's own share.","oneOf":[{"title":"Fixed","type":"object","additionalProperties":false,"required":["Fixed"],"properties":{"Fixed":{"description":"An amount in the jackpot's currency.","$ref":"document#/components/schemas/Amount"}}},{"title":"Percentage","type":"object","additionalProperties":false,"required":["Percentage"],"properties":{"Percentage":{"description":"A fraction from 0 to 1 of the wager, of the contribution or of the pot's share, whichever the place calls for. `0.3` is 30 percent.","$ref":"document#/components/schemas/Percentage"}}}]};
const schema68 = {"description":"An amount of money in whole currency units, `5.63` for five euros and 63 cents, with at most 6 decimals and at most 8,000,000,000. It is read from its decimal form and kept exactly.","type":"number","format":"amount","minimum":0,"maximum":8000000000,"example":5.63};
const schema69 = {"description":"A part of a whole as a fraction from 0 to 1: write `0.3` for 30 percent. A larger number is refused with a hint that says which fraction was probably meant.","type":"number","minimum":0,"maximum":100,"example":0.3};
const formats2 = formats.amount;

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate43.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.Fixed === undefined) && (missing0 = "Fixed")){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs3 = errors;
for(const key0 in data){
if(!(key0 === "Fixed")){
const err1 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs3 === errors){
if(data.Fixed !== undefined){
let data0 = data.Fixed;
const _errs5 = errors;
if(errors === _errs5){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 8000000000 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/Fixed",schemaPath:"document#/components/schemas/Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
if(data0 < 0 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/Fixed",schemaPath:"document#/components/schemas/Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(!(formats2.validate(data0))){
const err4 = {instancePath:instancePath+"/Fixed",schemaPath:"document#/components/schemas/Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath:instancePath+"/Fixed",schemaPath:"document#/components/schemas/Amount/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs7 = errors;
if(errors === _errs7){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.Percentage === undefined) && (missing1 = "Percentage")){
const err7 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
const _errs9 = errors;
for(const key1 in data){
if(!(key1 === "Percentage")){
const err8 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
break;
}
}
if(_errs9 === errors){
if(data.Percentage !== undefined){
let data1 = data.Percentage;
const _errs11 = errors;
if(errors === _errs11){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100 || isNaN(data1)){
const err9 = {instancePath:instancePath+"/Percentage",schemaPath:"document#/components/schemas/Percentage/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
else {
if(data1 < 0 || isNaN(data1)){
const err10 = {instancePath:instancePath+"/Percentage",schemaPath:"document#/components/schemas/Percentage/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/Percentage",schemaPath:"document#/components/schemas/Percentage/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var _valid0 = _errs7 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = true;
}
}
}
if(!valid0){
const err13 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
validate43.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate43.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate43.evaluated = {"dynamicProps":true,"dynamicItems":false};

const schema72 = {"description":"Who qualifies. Both bounds are compared in the jackpot's currency, after conversion; one that is left out is 0.","type":"object","additionalProperties":false,"properties":{"min_base_wager":{"description":"The smallest wager that qualifies, in the jackpot's currency.","$ref":"document#/components/schemas/Amount"},"min_contribution":{"description":"The smallest contribution that qualifies, in the jackpot's currency.","$ref":"document#/components/schemas/Amount"}}};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate45.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "min_base_wager") || (key0 === "min_contribution"))){
validate45.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.min_base_wager !== undefined){
let data0 = data.min_base_wager;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 8000000000 || isNaN(data0)){
validate45.errors = [{instancePath:instancePath+"/min_base_wager",schemaPath:"document#/components/schemas/Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate45.errors = [{instancePath:instancePath+"/min_base_wager",schemaPath:"document#/components/schemas/Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data0))){
validate45.errors = [{instancePath:instancePath+"/min_base_wager",schemaPath:"document#/components/schemas/Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate45.errors = [{instancePath:instancePath+"/min_base_wager",schemaPath:"document#/components/schemas/Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.min_contribution !== undefined){
let data1 = data.min_contribution;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 8000000000 || isNaN(data1)){
validate45.errors = [{instancePath:instancePath+"/min_contribution",schemaPath:"document#/components/schemas/Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate45.errors = [{instancePath:instancePath+"/min_contribution",schemaPath:"document#/components/schemas/Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data1))){
validate45.errors = [{instancePath:instancePath+"/min_contribution",schemaPath:"document#/components/schemas/Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate45.errors = [{instancePath:instancePath+"/min_contribution",schemaPath:"document#/components/schemas/Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate45.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema76 = {"description":"Which countries take part. A listed country covers its subdivisions. The black list wins over the white list; an empty or missing white list admits every country.","type":"object","additionalProperties":false,"properties":{"black_list":{"description":"Countries and subdivisions that never take part, up to 500.","type":"array","maxItems":500,"items":{"$ref":"document#/components/schemas/Country"}},"white_list":{"description":"The only countries and subdivisions that take part, up to 500.","type":"array","maxItems":500,"items":{"$ref":"document#/components/schemas/Country"}}}};
const schema77 = {"description":"An ISO 3166-1 alpha-2 country code, or an ISO 3166-2 code of one of its subdivisions, in capitals.","type":"string","minLength":2,"maxLength":6,"pattern":"^[A-Z]{2}(-[A-Z0-9]{1,3})?$","example":"MT"};
const pattern24 = new RegExp("^[A-Z]{2}(-[A-Z0-9]{1,3})?$", "u");

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate47.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "black_list") || (key0 === "white_list"))){
validate47.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.black_list !== undefined){
let data0 = data.black_list;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 500){
validate47.errors = [{instancePath:instancePath+"/black_list",schemaPath:"#/properties/black_list/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) > 6){
validate47.errors = [{instancePath:instancePath+"/black_list/" + i0,schemaPath:"document#/components/schemas/Country/maxLength",keyword:"maxLength",params:{limit: 6},message:"must NOT have more than 6 characters"}];
return false;
}
else {
if(func1(data1) < 2){
validate47.errors = [{instancePath:instancePath+"/black_list/" + i0,schemaPath:"document#/components/schemas/Country/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"}];
return false;
}
else {
if(!pattern24.test(data1)){
validate47.errors = [{instancePath:instancePath+"/black_list/" + i0,schemaPath:"document#/components/schemas/Country/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}(-[A-Z0-9]{1,3})?$"},message:"must match pattern \""+"^[A-Z]{2}(-[A-Z0-9]{1,3})?$"+"\""}];
return false;
}
}
}
}
else {
validate47.errors = [{instancePath:instancePath+"/black_list/" + i0,schemaPath:"document#/components/schemas/Country/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate47.errors = [{instancePath:instancePath+"/black_list",schemaPath:"#/properties/black_list/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.white_list !== undefined){
let data2 = data.white_list;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data2)){
if(data2.length > 500){
validate47.errors = [{instancePath:instancePath+"/white_list",schemaPath:"#/properties/white_list/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"}];
return false;
}
else {
var valid3 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 === "string"){
if(func1(data3) > 6){
validate47.errors = [{instancePath:instancePath+"/white_list/" + i1,schemaPath:"document#/components/schemas/Country/maxLength",keyword:"maxLength",params:{limit: 6},message:"must NOT have more than 6 characters"}];
return false;
}
else {
if(func1(data3) < 2){
validate47.errors = [{instancePath:instancePath+"/white_list/" + i1,schemaPath:"document#/components/schemas/Country/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"}];
return false;
}
else {
if(!pattern24.test(data3)){
validate47.errors = [{instancePath:instancePath+"/white_list/" + i1,schemaPath:"document#/components/schemas/Country/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}(-[A-Z0-9]{1,3})?$"},message:"must match pattern \""+"^[A-Z]{2}(-[A-Z0-9]{1,3})?$"+"\""}];
return false;
}
}
}
}
else {
validate47.errors = [{instancePath:instancePath+"/white_list/" + i1,schemaPath:"document#/components/schemas/Country/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs9 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate47.errors = [{instancePath:instancePath+"/white_list",schemaPath:"#/properties/white_list/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate47.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const pattern21 = new RegExp("^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$", "u");
const pattern22 = new RegExp("^[0-9]{1,3}(\\.[0-9]{1,6})?$", "u");

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate42.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.contribution_type === undefined) && (missing0 = "contribution_type")){
validate42.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "opt_in_required") || (key0 === "contribution_type")) || (key0 === "max_contribution")) || (key0 === "operator_contribution_percentage")) || (key0 === "wager_criteria")) || (key0 === "allowed_brands")) || (key0 === "country_filters"))){
validate42.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.opt_in_required !== undefined){
const _errs2 = errors;
if(typeof data.opt_in_required !== "boolean"){
validate42.errors = [{instancePath:instancePath+"/opt_in_required",schemaPath:"#/properties/opt_in_required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contribution_type !== undefined){
const _errs4 = errors;
if(!(validate43(data.contribution_type, {instancePath:instancePath+"/contribution_type",parentData:data,parentDataProperty:"contribution_type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_contribution !== undefined){
let data2 = data.max_contribution;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func1(data2) > 20){
validate42.errors = [{instancePath:instancePath+"/max_contribution",schemaPath:"document#/components/schemas/AmountText/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}];
return false;
}
else {
if(!pattern21.test(data2)){
validate42.errors = [{instancePath:instancePath+"/max_contribution",schemaPath:"document#/components/schemas/AmountText/pattern",keyword:"pattern",params:{pattern: "^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"},message:"must match pattern \""+"^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"+"\""}];
return false;
}
}
}
else {
validate42.errors = [{instancePath:instancePath+"/max_contribution",schemaPath:"document#/components/schemas/AmountText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operator_contribution_percentage !== undefined){
let data3 = data.operator_contribution_percentage;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(func1(data3) > 10){
validate42.errors = [{instancePath:instancePath+"/operator_contribution_percentage",schemaPath:"document#/components/schemas/PercentageText/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"}];
return false;
}
else {
if(!pattern22.test(data3)){
validate42.errors = [{instancePath:instancePath+"/operator_contribution_percentage",schemaPath:"document#/components/schemas/PercentageText/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,3}(\\.[0-9]{1,6})?$"},message:"must match pattern \""+"^[0-9]{1,3}(\\.[0-9]{1,6})?$"+"\""}];
return false;
}
}
}
else {
validate42.errors = [{instancePath:instancePath+"/operator_contribution_percentage",schemaPath:"document#/components/schemas/PercentageText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wager_criteria !== undefined){
const _errs11 = errors;
if(!(validate45(data.wager_criteria, {instancePath:instancePath+"/wager_criteria",parentData:data,parentDataProperty:"wager_criteria",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.allowed_brands !== undefined){
let data5 = data.allowed_brands;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data5)){
if(data5.length > 1000){
validate42.errors = [{instancePath:instancePath+"/allowed_brands",schemaPath:"#/properties/allowed_brands/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid3 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data6 === "string"){
if(func1(data6) > 129){
validate42.errors = [{instancePath:instancePath+"/allowed_brands/" + i0,schemaPath:"document#/components/schemas/BrandPath/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func1(data6) < 3){
validate42.errors = [{instancePath:instancePath+"/allowed_brands/" + i0,schemaPath:"document#/components/schemas/BrandPath/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern15.test(data6)){
validate42.errors = [{instancePath:instancePath+"/allowed_brands/" + i0,schemaPath:"document#/components/schemas/BrandPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"+"\""}];
return false;
}
}
}
}
else {
validate42.errors = [{instancePath:instancePath+"/allowed_brands/" + i0,schemaPath:"document#/components/schemas/BrandPath/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs14 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate42.errors = [{instancePath:instancePath+"/allowed_brands",schemaPath:"#/properties/allowed_brands/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.country_filters !== undefined){
const _errs17 = errors;
if(!(validate47(data.country_filters, {instancePath:instancePath+"/country_filters",parentData:data,parentDataProperty:"country_filters",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate42.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema79 = {"description":"How a raffle hands out tickets and prizes. A template with raffle rules cannot be published in this release.","type":"object","additionalProperties":false,"required":["cost_per_ticket","cost_source","duration","prize_distribution"],"properties":{"cost_per_ticket":{"description":"How much a player accumulates for one ticket, in the jackpot's currency.","$ref":"document#/components/schemas/AmountText"},"cost_source":{"description":"What is accumulated. `Contribution` counts contributions, `BaseWager` wagers.","type":"string","enum":["Contribution","BaseWager"]},"duration":{"description":"How long one drawing period is. Periods follow each other from the instance's start.","$ref":"document#/components/schemas/Duration"},"prize_distribution":{"description":"The tiers in the order in which they are drawn, 1 to 100. Their fractions add up to at most 1.","type":"array","minItems":1,"maxItems":100,"items":{"$ref":"document#/components/schemas/RafflePrize"}}}};
const schema81 = {"description":"A length of time. Requests may use any of the four units; replies of the platform use Seconds.","oneOf":[{"title":"Seconds","type":"object","additionalProperties":false,"required":["Seconds"],"properties":{"Seconds":{"description":"Whole seconds.","type":"integer","format":"int64","minimum":1,"maximum":3153600000}}},{"title":"Minutes","type":"object","additionalProperties":false,"required":["Minutes"],"properties":{"Minutes":{"description":"Whole minutes.","type":"integer","format":"int64","minimum":1,"maximum":52560000}}},{"title":"Hours","type":"object","additionalProperties":false,"required":["Hours"],"properties":{"Hours":{"description":"Whole hours.","type":"integer","format":"int64","minimum":1,"maximum":876000}}},{"title":"Days","type":"object","additionalProperties":false,"required":["Days"],"properties":{"Days":{"description":"Days of 24 hours.","type":"integer","format":"int64","minimum":1,"maximum":36500}}}]};
const formats8 = formats.int64;
const schema82 = {"description":"One tier of prizes of a raffle.","type":"object","additionalProperties":false,"required":["prize_percentage","number_of_winners"],"properties":{"prize_percentage":{"description":"The fraction of the pot that the tier pays in all.","$ref":"document#/components/schemas/PercentageText"},"number_of_winners":{"description":"How many winners share it equally, 1 to 10,000.","type":"integer","format":"int32","minimum":1,"maximum":10000}}};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.prize_percentage === undefined) && (missing0 = "prize_percentage")) || ((data.number_of_winners === undefined) && (missing0 = "number_of_winners"))){
validate52.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "prize_percentage") || (key0 === "number_of_winners"))){
validate52.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.prize_percentage !== undefined){
let data0 = data.prize_percentage;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 10){
validate52.errors = [{instancePath:instancePath+"/prize_percentage",schemaPath:"document#/components/schemas/PercentageText/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"}];
return false;
}
else {
if(!pattern22.test(data0)){
validate52.errors = [{instancePath:instancePath+"/prize_percentage",schemaPath:"document#/components/schemas/PercentageText/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,3}(\\.[0-9]{1,6})?$"},message:"must match pattern \""+"^[0-9]{1,3}(\\.[0-9]{1,6})?$"+"\""}];
return false;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/prize_percentage",schemaPath:"document#/components/schemas/PercentageText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.number_of_winners !== undefined){
let data1 = data.number_of_winners;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate52.errors = [{instancePath:instancePath+"/number_of_winners",schemaPath:"#/properties/number_of_winners/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 10000 || isNaN(data1)){
validate52.errors = [{instancePath:instancePath+"/number_of_winners",schemaPath:"#/properties/number_of_winners/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate52.errors = [{instancePath:instancePath+"/number_of_winners",schemaPath:"#/properties/number_of_winners/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
if(!(formats0.validate(data1))){
validate52.errors = [{instancePath:instancePath+"/number_of_winners",schemaPath:"#/properties/number_of_winners/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate51.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.cost_per_ticket === undefined) && (missing0 = "cost_per_ticket")) || ((data.cost_source === undefined) && (missing0 = "cost_source"))) || ((data.duration === undefined) && (missing0 = "duration"))) || ((data.prize_distribution === undefined) && (missing0 = "prize_distribution"))){
validate51.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "cost_per_ticket") || (key0 === "cost_source")) || (key0 === "duration")) || (key0 === "prize_distribution"))){
validate51.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.cost_per_ticket !== undefined){
let data0 = data.cost_per_ticket;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 20){
validate51.errors = [{instancePath:instancePath+"/cost_per_ticket",schemaPath:"document#/components/schemas/AmountText/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}];
return false;
}
else {
if(!pattern21.test(data0)){
validate51.errors = [{instancePath:instancePath+"/cost_per_ticket",schemaPath:"document#/components/schemas/AmountText/pattern",keyword:"pattern",params:{pattern: "^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"},message:"must match pattern \""+"^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"+"\""}];
return false;
}
}
}
else {
validate51.errors = [{instancePath:instancePath+"/cost_per_ticket",schemaPath:"document#/components/schemas/AmountText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cost_source !== undefined){
let data1 = data.cost_source;
const _errs5 = errors;
if(typeof data1 !== "string"){
validate51.errors = [{instancePath:instancePath+"/cost_source",schemaPath:"#/properties/cost_source/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data1 === "Contribution") || (data1 === "BaseWager"))){
validate51.errors = [{instancePath:instancePath+"/cost_source",schemaPath:"#/properties/cost_source/enum",keyword:"enum",params:{allowedValues: schema79.properties.cost_source.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.duration !== undefined){
let data2 = data.duration;
const _errs7 = errors;
const _errs9 = errors;
let valid3 = false;
let passing0 = null;
const _errs10 = errors;
if(errors === _errs10){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.Seconds === undefined) && (missing1 = "Seconds")){
const err0 = {instancePath:instancePath+"/duration",schemaPath:"document#/components/schemas/Duration/oneOf/0/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs12 = errors;
for(const key1 in data2){
if(!(key1 === "Seconds")){
const err1 = {instancePath:instancePath+"/duration",schemaPath:"document#/components/schemas/Duration/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs12 === errors){
if(data2.Seconds !== undefined){
let data3 = data2.Seconds;
const _errs13 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err2 = {instancePath:instancePath+"/duration/Seconds",schemaPath:"document#/components/schemas/Duration/oneOf/0/properties/Seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(errors === _errs13){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 3153600000 || isNaN(data3)){
const err3 = {instancePath:instancePath+"/duration/Seconds",schemaPath:"document#/components/schemas/Duration/oneOf/0/properties/Seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3153600000},message:"must be <= 3153600000"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data3 < 1 || isNaN(data3)){
const err4 = {instancePath:instancePath+"/duration/Seconds",schemaPath:"document#/components/schemas/Duration/oneOf/0/properties/Seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(!(formats8.validate(data3))){
const err5 = {instancePath:instancePath+"/duration/Seconds",schemaPath:"document#/components/schemas/Duration/oneOf/0/properties/Seconds/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
}
}
}
}
}
else {
const err6 = {instancePath:instancePath+"/duration",schemaPath:"document#/components/schemas/Duration/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid0 = _errs10 === errors;
if(_valid0){
valid3 = true;
passing0 = 0;
var props0 = true;
}
const _errs15 = errors;
if(errors === _errs15){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing2;
if((data2.Minutes === undefined) && (missing2 = "Minutes")){
const err7 = {instancePath:instancePath+"/duration",schemaPath:"document#/components/schemas/Duration/oneOf/1/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
const _errs17 = errors;
for(const key2 in data2){
if(!(key2 === "Minutes")){
const err8 = {instancePath:instancePath+"/duration",schemaPath:"document#/components/schemas/Duration/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
break;
}
}
if(_errs17 === errors){
if(data2.Minutes !== undefined){
let data4 = data2.Minutes;
const _errs18 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err9 = {instancePath:instancePath+"/duration/Minutes",schemaPath:"document#/components/schemas/Duration/oneOf/1/properties/Minutes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(errors === _errs18){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 52560000 || isNaN(data4)){
const err10 = {instancePath:instancePath+"/duration/Minutes",schemaPath:"document#/components/schemas/Duration/oneOf/1/properties/Minutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 52560000},message:"must be <= 52560000"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
if(data4 < 1 || isNaN(data4)){
const err11 = {instancePath:instancePath+"/duration/Minutes",schemaPath:"document#/components/schemas/Duration/oneOf/1/properties/Minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
if(!(formats8.validate(data4))){
const err12 = {instancePath:instancePath+"/duration/Minutes",schemaPath:"document#/components/schemas/Duration/oneOf/1/properties/Minutes/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
}
}
}
}
}
else {
const err13 = {instancePath:instancePath+"/duration",schemaPath:"document#/components/schemas/Duration/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var _valid0 = _errs15 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid3 = true;
passing0 = 1;
if(props0 !== true){
props0 = true;
}
}
const _errs20 = errors;
if(errors === _errs20){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing3;
if((data2.Hours === undefined) && (missing3 = "Hours")){
const err14 = {instancePath:instancePath+"/duration",schemaPath:"document#/components/schemas/Duration/oneOf/2/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
const _errs22 = errors;
for(const key3 in data2){
if(!(key3 === "Hours")){
const err15 = {instancePath:instancePath+"/duration",schemaPath:"document#/components/schemas/Duration/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
break;
}
}
if(_errs22 === errors){
if(data2.Hours !== undefined){
let data5 = data2.Hours;
const _errs23 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err16 = {instancePath:instancePath+"/duration/Hours",schemaPath:"document#/components/schemas/Duration/oneOf/2/properties/Hours/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(errors === _errs23){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 876000 || isNaN(data5)){
const err17 = {instancePath:instancePath+"/duration/Hours",schemaPath:"document#/components/schemas/Duration/oneOf/2/properties/Hours/maximum",keyword:"maximum",params:{comparison: "<=", limit: 876000},message:"must be <= 876000"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
else {
if(data5 < 1 || isNaN(data5)){
const err18 = {instancePath:instancePath+"/duration/Hours",schemaPath:"document#/components/schemas/Duration/oneOf/2/properties/Hours/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
if(!(formats8.validate(data5))){
const err19 = {instancePath:instancePath+"/duration/Hours",schemaPath:"document#/components/schemas/Duration/oneOf/2/properties/Hours/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
}
}
}
}
}
}
else {
const err20 = {instancePath:instancePath+"/duration",schemaPath:"document#/components/schemas/Duration/oneOf/2/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var _valid0 = _errs20 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid3 = true;
passing0 = 2;
if(props0 !== true){
props0 = true;
}
}
const _errs25 = errors;
if(errors === _errs25){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing4;
if((data2.Days === undefined) && (missing4 = "Days")){
const err21 = {instancePath:instancePath+"/duration",schemaPath:"document#/components/schemas/Duration/oneOf/3/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
else {
const _errs27 = errors;
for(const key4 in data2){
if(!(key4 === "Days")){
const err22 = {instancePath:instancePath+"/duration",schemaPath:"document#/components/schemas/Duration/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
break;
}
}
if(_errs27 === errors){
if(data2.Days !== undefined){
let data6 = data2.Days;
const _errs28 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err23 = {instancePath:instancePath+"/duration/Days",schemaPath:"document#/components/schemas/Duration/oneOf/3/properties/Days/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(errors === _errs28){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 36500 || isNaN(data6)){
const err24 = {instancePath:instancePath+"/duration/Days",schemaPath:"document#/components/schemas/Duration/oneOf/3/properties/Days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 36500},message:"must be <= 36500"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
else {
if(data6 < 1 || isNaN(data6)){
const err25 = {instancePath:instancePath+"/duration/Days",schemaPath:"document#/components/schemas/Duration/oneOf/3/properties/Days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
else {
if(!(formats8.validate(data6))){
const err26 = {instancePath:instancePath+"/duration/Days",schemaPath:"document#/components/schemas/Duration/oneOf/3/properties/Days/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
}
}
}
}
}
}
else {
const err27 = {instancePath:instancePath+"/duration",schemaPath:"document#/components/schemas/Duration/oneOf/3/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
var _valid0 = _errs25 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid3 = true;
passing0 = 3;
if(props0 !== true){
props0 = true;
}
}
}
}
}
if(!valid3){
const err28 = {instancePath:instancePath+"/duration",schemaPath:"document#/components/schemas/Duration/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
validate51.errors = vErrors;
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prize_distribution !== undefined){
let data7 = data.prize_distribution;
const _errs30 = errors;
if(errors === _errs30){
if(Array.isArray(data7)){
if(data7.length > 100){
validate51.errors = [{instancePath:instancePath+"/prize_distribution",schemaPath:"#/properties/prize_distribution/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
if(data7.length < 1){
validate51.errors = [{instancePath:instancePath+"/prize_distribution",schemaPath:"#/properties/prize_distribution/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid8 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
const _errs32 = errors;
if(!(validate52(data7[i0], {instancePath:instancePath+"/prize_distribution/" + i0,parentData:data7,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
var valid8 = _errs32 === errors;
if(!valid8){
break;
}
}
}
}
}
else {
validate51.errors = [{instancePath:instancePath+"/prize_distribution",schemaPath:"#/properties/prize_distribution/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate51.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema84 = {"description":"A pot that every instance of the template receives. Amounts are in the jackpot's currency.","type":"object","additionalProperties":false,"required":["id","contribution","seed_contribution","seed_strategy"],"properties":{"id":{"description":"The pot's identifier, unique within the template; its instances use the same.","$ref":"document#/components/schemas/PotId"},"contribution":{"description":"The pot's share of each contribution that it takes part in.","$ref":"document#/components/schemas/ContributionType"},"payout_rules":{"description":"Who is paid. `WinnerOnly`, also when left out, pays the winner all; `Community` divides by payout_ruleset and cannot be published in this release.","type":"string","enum":["WinnerOnly","Community"]},"payout_ruleset":{"description":"How a win is divided, for `Community` alone.","$ref":"document#/components/schemas/PayoutRuleset"},"seed_contribution":{"description":"The part of the pot's share that is put aside for its next seed. The rest raises its value.","$ref":"document#/components/schemas/ContributionType"},"seed_strategy":{"description":"What the pot starts with, and how it collects and receives its next seed.","$ref":"document#/components/schemas/SeedStrategy"},"diversion_rules":{"description":"Where the overflow is delivered. It cannot be published in this release.","$ref":"document#/components/schemas/DiversionRules"},"win_constraints":{"description":"Conditions that must hold before the pot can be won, up to 10.","type":"array","maxItems":10,"items":{"$ref":"document#/components/schemas/WinConstraint"}},"max_instantiation_count":{"description":"How many times the pot can be won before it is disabled, up to 1,000,000,000. 0 or left out, without end.","type":"integer","format":"int32","minimum":0,"maximum":1000000000},"is_progressive":{"description":"Whether contributions raise the pot's value. If not, the pot keeps its seed value and contributions collect in its surplus seed. Left out, true.","type":"boolean"},"supports_external_trigger":{"description":"Whether a win can be triggered by a call. Left out, false.","type":"boolean"},"pot_types":{"description":"How the pot can hit by itself, up to 10 ways. Empty or left out, only by an external trigger.","type":"array","maxItems":10,"items":{"$ref":"document#/components/schemas/PotTypeTemplate"}},"wager_criteria":{"description":"Who qualifies for this pot. A contribution that does not qualify leaves the pot's share out of the charge and cannot win it. Left out, everybody.","$ref":"document#/components/schemas/WagerCriteria"},"max_pot_value":{"description":"The value that the pot never passes; what would lift it higher becomes overflow. Left out, 8,000,000,000.","$ref":"document#/components/schemas/AmountText"}}};
const schema86 = {"description":"How a win is divided. main_winner_percentage, admin_fee and the payout percentages add up to 1. A template with a payout ruleset cannot be published in this release.","type":"object","additionalProperties":false,"required":["main_winner_percentage","admin_fee","payout_rules"],"properties":{"main_winner_percentage":{"description":"The fraction that the winner receives.","$ref":"document#/components/schemas/Percentage"},"admin_fee":{"description":"The fraction that goes to the house pot.","$ref":"document#/components/schemas/Percentage"},"payout_rules":{"description":"The community shares in the order in which they are paid, up to 10.","type":"array","maxItems":10,"items":{"$ref":"document#/components/schemas/CommunityPayout"}}}};
const schema89 = {"description":"One community share of a win.","type":"object","additionalProperties":false,"required":["payout_percentage","rule"],"properties":{"payout_percentage":{"description":"The fraction of the pot's value that is paid by this rule.","$ref":"document#/components/schemas/Percentage"},"rule":{"description":"Who receives it.","$ref":"document#/components/schemas/PayoutRule"}}};
const schema91 = {"description":"Who receives a community share.","oneOf":[{"title":"ActivePlayers","type":"object","additionalProperties":false,"required":["ActivePlayers"],"properties":{"ActivePlayers":{"description":"Everybody who contributed shortly before the win.","$ref":"document#/components/schemas/ActivePlayers"}}},{"title":"HighestLifetimeContributor","type":"object","additionalProperties":false,"required":["HighestLifetimeContributor"],"properties":{"HighestLifetimeContributor":{"description":"The player other than the winner who has contributed the most ever. The object is empty.","type":"object","additionalProperties":false}}},{"title":"HighestContributionPerWin","type":"object","additionalProperties":false,"required":["HighestContributionPerWin"],"properties":{"HighestContributionPerWin":{"description":"The player other than the winner who has contributed the most since the pot's last win. The object is empty.","type":"object","additionalProperties":false}}}]};
const schema92 = {"description":"The players who contributed shortly before the win share equally. The main winner is not among them.","type":"object","additionalProperties":false,"required":["period_before_win","max_number_of_payouts"],"properties":{"period_before_win":{"description":"How long before the win a contribution counts, in milliseconds.","type":"integer","format":"int64","minimum":1,"maximum":3153600000000},"max_number_of_payouts":{"description":"The most players who are paid, 1 to 10,000. If more contributed, so many are drawn at random.","type":"integer","format":"int32","minimum":1,"maximum":10000}}};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.ActivePlayers === undefined) && (missing0 = "ActivePlayers")){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs3 = errors;
for(const key0 in data){
if(!(key0 === "ActivePlayers")){
const err1 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs3 === errors){
if(data.ActivePlayers !== undefined){
let data0 = data.ActivePlayers;
const _errs5 = errors;
if(errors === _errs5){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if(((data0.period_before_win === undefined) && (missing1 = "period_before_win")) || ((data0.max_number_of_payouts === undefined) && (missing1 = "max_number_of_payouts"))){
const err2 = {instancePath:instancePath+"/ActivePlayers",schemaPath:"document#/components/schemas/ActivePlayers/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
const _errs7 = errors;
for(const key1 in data0){
if(!((key1 === "period_before_win") || (key1 === "max_number_of_payouts"))){
const err3 = {instancePath:instancePath+"/ActivePlayers",schemaPath:"document#/components/schemas/ActivePlayers/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
break;
}
}
if(_errs7 === errors){
if(data0.period_before_win !== undefined){
let data1 = data0.period_before_win;
const _errs8 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/ActivePlayers/period_before_win",schemaPath:"document#/components/schemas/ActivePlayers/properties/period_before_win/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(errors === _errs8){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 3153600000000 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/ActivePlayers/period_before_win",schemaPath:"document#/components/schemas/ActivePlayers/properties/period_before_win/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3153600000000},message:"must be <= 3153600000000"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/ActivePlayers/period_before_win",schemaPath:"document#/components/schemas/ActivePlayers/properties/period_before_win/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
if(!(formats8.validate(data1))){
const err7 = {instancePath:instancePath+"/ActivePlayers/period_before_win",schemaPath:"document#/components/schemas/ActivePlayers/properties/period_before_win/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data0.max_number_of_payouts !== undefined){
let data2 = data0.max_number_of_payouts;
const _errs10 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/ActivePlayers/max_number_of_payouts",schemaPath:"document#/components/schemas/ActivePlayers/properties/max_number_of_payouts/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(errors === _errs10){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 10000 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/ActivePlayers/max_number_of_payouts",schemaPath:"document#/components/schemas/ActivePlayers/properties/max_number_of_payouts/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
else {
if(data2 < 1 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/ActivePlayers/max_number_of_payouts",schemaPath:"document#/components/schemas/ActivePlayers/properties/max_number_of_payouts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
if(!(formats0.validate(data2))){
const err11 = {instancePath:instancePath+"/ActivePlayers/max_number_of_payouts",schemaPath:"document#/components/schemas/ActivePlayers/properties/max_number_of_payouts/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
const err12 = {instancePath:instancePath+"/ActivePlayers",schemaPath:"document#/components/schemas/ActivePlayers/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs12 = errors;
if(errors === _errs12){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.HighestLifetimeContributor === undefined) && (missing2 = "HighestLifetimeContributor")){
const err14 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
const _errs14 = errors;
for(const key2 in data){
if(!(key2 === "HighestLifetimeContributor")){
const err15 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
break;
}
}
if(_errs14 === errors){
if(data.HighestLifetimeContributor !== undefined){
let data3 = data.HighestLifetimeContributor;
const _errs15 = errors;
if(errors === _errs15){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key3 in data3){
const err16 = {instancePath:instancePath+"/HighestLifetimeContributor",schemaPath:"#/oneOf/1/properties/HighestLifetimeContributor/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
break;
}
}
else {
const err17 = {instancePath:instancePath+"/HighestLifetimeContributor",schemaPath:"#/oneOf/1/properties/HighestLifetimeContributor/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
var _valid0 = _errs12 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = true;
}
}
const _errs18 = errors;
if(errors === _errs18){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.HighestContributionPerWin === undefined) && (missing3 = "HighestContributionPerWin")){
const err19 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
const _errs20 = errors;
for(const key4 in data){
if(!(key4 === "HighestContributionPerWin")){
const err20 = {instancePath,schemaPath:"#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
break;
}
}
if(_errs20 === errors){
if(data.HighestContributionPerWin !== undefined){
let data4 = data.HighestContributionPerWin;
const _errs21 = errors;
if(errors === _errs21){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key5 in data4){
const err21 = {instancePath:instancePath+"/HighestContributionPerWin",schemaPath:"#/oneOf/2/properties/HighestContributionPerWin/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
break;
}
}
else {
const err22 = {instancePath:instancePath+"/HighestContributionPerWin",schemaPath:"#/oneOf/2/properties/HighestContributionPerWin/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
var _valid0 = _errs18 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
if(props0 !== true){
props0 = true;
}
}
}
}
if(!valid0){
const err24 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
validate59.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate59.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate59.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.payout_percentage === undefined) && (missing0 = "payout_percentage")) || ((data.rule === undefined) && (missing0 = "rule"))){
validate58.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "payout_percentage") || (key0 === "rule"))){
validate58.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.payout_percentage !== undefined){
let data0 = data.payout_percentage;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100 || isNaN(data0)){
validate58.errors = [{instancePath:instancePath+"/payout_percentage",schemaPath:"document#/components/schemas/Percentage/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate58.errors = [{instancePath:instancePath+"/payout_percentage",schemaPath:"document#/components/schemas/Percentage/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate58.errors = [{instancePath:instancePath+"/payout_percentage",schemaPath:"document#/components/schemas/Percentage/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rule !== undefined){
const _errs5 = errors;
if(!(validate59(data.rule, {instancePath:instancePath+"/rule",parentData:data,parentDataProperty:"rule",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate58.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.main_winner_percentage === undefined) && (missing0 = "main_winner_percentage")) || ((data.admin_fee === undefined) && (missing0 = "admin_fee"))) || ((data.payout_rules === undefined) && (missing0 = "payout_rules"))){
validate57.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "main_winner_percentage") || (key0 === "admin_fee")) || (key0 === "payout_rules"))){
validate57.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.main_winner_percentage !== undefined){
let data0 = data.main_winner_percentage;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100 || isNaN(data0)){
validate57.errors = [{instancePath:instancePath+"/main_winner_percentage",schemaPath:"document#/components/schemas/Percentage/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate57.errors = [{instancePath:instancePath+"/main_winner_percentage",schemaPath:"document#/components/schemas/Percentage/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/main_winner_percentage",schemaPath:"document#/components/schemas/Percentage/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.admin_fee !== undefined){
let data1 = data.admin_fee;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100 || isNaN(data1)){
validate57.errors = [{instancePath:instancePath+"/admin_fee",schemaPath:"document#/components/schemas/Percentage/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate57.errors = [{instancePath:instancePath+"/admin_fee",schemaPath:"document#/components/schemas/Percentage/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/admin_fee",schemaPath:"document#/components/schemas/Percentage/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payout_rules !== undefined){
let data2 = data.payout_rules;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data2)){
if(data2.length > 10){
validate57.errors = [{instancePath:instancePath+"/payout_rules",schemaPath:"#/properties/payout_rules/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"}];
return false;
}
else {
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate58(data2[i0], {instancePath:instancePath+"/payout_rules/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var valid3 = _errs10 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/payout_rules",schemaPath:"#/properties/payout_rules/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate57.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema93 = {"description":"What a pot starts with, and how it collects and receives its next seed. Amounts are in the jackpot's currency.","type":"object","additionalProperties":false,"required":["initial_seed_value","min_reseed_value","fund_strategy","reseed_strategy"],"properties":{"initial_seed_value":{"description":"What the pot holds when the instance is created. The operator provides it.","$ref":"document#/components/schemas/Amount"},"min_reseed_value":{"description":"What the pot should hold at least after a win.","$ref":"document#/components/schemas/Amount"},"fund_strategy":{"description":"How the seed part of contributions is collected. `CollectToMinReseed` collects until the next seed reaches min_reseed_value, `CollectAlways` without end, `None` not at all.","type":"string","enum":["CollectToMinReseed","CollectAlways","None"]},"reseed_strategy":{"description":"What the pot starts with after a win. `Full` is the greater of min_reseed_value and the seed collected, `MinReseed` is min_reseed_value, `Available` is what has been collected, at most min_reseed_value. What is not collected is taken from the house pot, which may fall below zero.","type":"string","enum":["Full","MinReseed","Available"]}}};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.initial_seed_value === undefined) && (missing0 = "initial_seed_value")) || ((data.min_reseed_value === undefined) && (missing0 = "min_reseed_value"))) || ((data.fund_strategy === undefined) && (missing0 = "fund_strategy"))) || ((data.reseed_strategy === undefined) && (missing0 = "reseed_strategy"))){
validate64.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "initial_seed_value") || (key0 === "min_reseed_value")) || (key0 === "fund_strategy")) || (key0 === "reseed_strategy"))){
validate64.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.initial_seed_value !== undefined){
let data0 = data.initial_seed_value;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 8000000000 || isNaN(data0)){
validate64.errors = [{instancePath:instancePath+"/initial_seed_value",schemaPath:"document#/components/schemas/Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate64.errors = [{instancePath:instancePath+"/initial_seed_value",schemaPath:"document#/components/schemas/Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data0))){
validate64.errors = [{instancePath:instancePath+"/initial_seed_value",schemaPath:"document#/components/schemas/Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/initial_seed_value",schemaPath:"document#/components/schemas/Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.min_reseed_value !== undefined){
let data1 = data.min_reseed_value;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 8000000000 || isNaN(data1)){
validate64.errors = [{instancePath:instancePath+"/min_reseed_value",schemaPath:"document#/components/schemas/Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate64.errors = [{instancePath:instancePath+"/min_reseed_value",schemaPath:"document#/components/schemas/Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data1))){
validate64.errors = [{instancePath:instancePath+"/min_reseed_value",schemaPath:"document#/components/schemas/Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/min_reseed_value",schemaPath:"document#/components/schemas/Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fund_strategy !== undefined){
let data2 = data.fund_strategy;
const _errs8 = errors;
if(typeof data2 !== "string"){
validate64.errors = [{instancePath:instancePath+"/fund_strategy",schemaPath:"#/properties/fund_strategy/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data2 === "CollectToMinReseed") || (data2 === "CollectAlways")) || (data2 === "None"))){
validate64.errors = [{instancePath:instancePath+"/fund_strategy",schemaPath:"#/properties/fund_strategy/enum",keyword:"enum",params:{allowedValues: schema93.properties.fund_strategy.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reseed_strategy !== undefined){
let data3 = data.reseed_strategy;
const _errs10 = errors;
if(typeof data3 !== "string"){
validate64.errors = [{instancePath:instancePath+"/reseed_strategy",schemaPath:"#/properties/reseed_strategy/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data3 === "Full") || (data3 === "MinReseed")) || (data3 === "Available"))){
validate64.errors = [{instancePath:instancePath+"/reseed_strategy",schemaPath:"#/properties/reseed_strategy/enum",keyword:"enum",params:{allowedValues: schema93.properties.reseed_strategy.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate64.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema96 = {"description":"Where a pot's overflow is delivered. A template with diversion rules cannot be published in this release.","type":"object","additionalProperties":false,"required":["target","flush_threshold"],"properties":{"target":{"description":"The receiver.","$ref":"document#/components/schemas/DiversionTarget"},"flush_threshold":{"description":"The overflow in the jackpot's currency at which all of it is delivered.","$ref":"document#/components/schemas/AmountText"}}};
const schema97 = {"description":"The receiver of a pot's overflow.","type":"object","additionalProperties":false,"required":["External"],"properties":{"External":{"description":"An account outside the platform.","type":"object","additionalProperties":false,"required":["endpoint","account_id"],"properties":{"endpoint":{"description":"The https address that deliveries are sent to.","type":"string","format":"uri","maxLength":2048},"account_id":{"description":"The receiver's name of the account, 1 to 128 printable ASCII characters without spaces.","type":"string","minLength":1,"maxLength":128,"pattern":"^[!-~]+$"}}}}};
const formats26 = formats.uri;

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate66.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.target === undefined) && (missing0 = "target")) || ((data.flush_threshold === undefined) && (missing0 = "flush_threshold"))){
validate66.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "target") || (key0 === "flush_threshold"))){
validate66.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.target !== undefined){
let data0 = data.target;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.External === undefined) && (missing1 = "External")){
validate66.errors = [{instancePath:instancePath+"/target",schemaPath:"document#/components/schemas/DiversionTarget/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs5 = errors;
for(const key1 in data0){
if(!(key1 === "External")){
validate66.errors = [{instancePath:instancePath+"/target",schemaPath:"document#/components/schemas/DiversionTarget/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs5 === errors){
if(data0.External !== undefined){
let data1 = data0.External;
const _errs6 = errors;
if(errors === _errs6){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing2;
if(((data1.endpoint === undefined) && (missing2 = "endpoint")) || ((data1.account_id === undefined) && (missing2 = "account_id"))){
validate66.errors = [{instancePath:instancePath+"/target/External",schemaPath:"document#/components/schemas/DiversionTarget/properties/External/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs8 = errors;
for(const key2 in data1){
if(!((key2 === "endpoint") || (key2 === "account_id"))){
validate66.errors = [{instancePath:instancePath+"/target/External",schemaPath:"document#/components/schemas/DiversionTarget/properties/External/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs8 === errors){
if(data1.endpoint !== undefined){
let data2 = data1.endpoint;
const _errs9 = errors;
if(errors === _errs9){
if(errors === _errs9){
if(typeof data2 === "string"){
if(func1(data2) > 2048){
validate66.errors = [{instancePath:instancePath+"/target/External/endpoint",schemaPath:"document#/components/schemas/DiversionTarget/properties/External/properties/endpoint/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(!(formats26(data2))){
validate66.errors = [{instancePath:instancePath+"/target/External/endpoint",schemaPath:"document#/components/schemas/DiversionTarget/properties/External/properties/endpoint/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
}
else {
validate66.errors = [{instancePath:instancePath+"/target/External/endpoint",schemaPath:"document#/components/schemas/DiversionTarget/properties/External/properties/endpoint/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid3 = _errs9 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.account_id !== undefined){
let data3 = data1.account_id;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(func1(data3) > 128){
validate66.errors = [{instancePath:instancePath+"/target/External/account_id",schemaPath:"document#/components/schemas/DiversionTarget/properties/External/properties/account_id/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate66.errors = [{instancePath:instancePath+"/target/External/account_id",schemaPath:"document#/components/schemas/DiversionTarget/properties/External/properties/account_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern16.test(data3)){
validate66.errors = [{instancePath:instancePath+"/target/External/account_id",schemaPath:"document#/components/schemas/DiversionTarget/properties/External/properties/account_id/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate66.errors = [{instancePath:instancePath+"/target/External/account_id",schemaPath:"document#/components/schemas/DiversionTarget/properties/External/properties/account_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs11 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
validate66.errors = [{instancePath:instancePath+"/target/External",schemaPath:"document#/components/schemas/DiversionTarget/properties/External/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
}
}
else {
validate66.errors = [{instancePath:instancePath+"/target",schemaPath:"document#/components/schemas/DiversionTarget/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.flush_threshold !== undefined){
let data4 = data.flush_threshold;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data4 === "string"){
if(func1(data4) > 20){
validate66.errors = [{instancePath:instancePath+"/flush_threshold",schemaPath:"document#/components/schemas/AmountText/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}];
return false;
}
else {
if(!pattern21.test(data4)){
validate66.errors = [{instancePath:instancePath+"/flush_threshold",schemaPath:"document#/components/schemas/AmountText/pattern",keyword:"pattern",params:{pattern: "^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"},message:"must match pattern \""+"^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"+"\""}];
return false;
}
}
}
else {
validate66.errors = [{instancePath:instancePath+"/flush_threshold",schemaPath:"document#/components/schemas/AmountText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate66.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema99 = {"description":"A condition that must hold before a pot can be won.","type":"object","additionalProperties":false,"required":["AllowedSeedDeficit"],"properties":{"AllowedSeedDeficit":{"description":"How far below zero the house pot may fall to pay for the next seed, in the jackpot's currency. While a win would take it further, the pot is not drawn. Without this constraint there is no limit.","$ref":"document#/components/schemas/AmountText"}}};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate68.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.AllowedSeedDeficit === undefined) && (missing0 = "AllowedSeedDeficit")){
validate68.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "AllowedSeedDeficit")){
validate68.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.AllowedSeedDeficit !== undefined){
let data0 = data.AllowedSeedDeficit;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 20){
validate68.errors = [{instancePath:instancePath+"/AllowedSeedDeficit",schemaPath:"document#/components/schemas/AmountText/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}];
return false;
}
else {
if(!pattern21.test(data0)){
validate68.errors = [{instancePath:instancePath+"/AllowedSeedDeficit",schemaPath:"document#/components/schemas/AmountText/pattern",keyword:"pattern",params:{pattern: "^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"},message:"must match pattern \""+"^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"+"\""}];
return false;
}
}
}
else {
validate68.errors = [{instancePath:instancePath+"/AllowedSeedDeficit",schemaPath:"document#/components/schemas/AmountText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
}
else {
validate68.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema101 = {"description":"How a pot of a template can hit by itself.","oneOf":[{"title":"TimeFixed","type":"object","additionalProperties":false,"required":["TimeFixed"],"properties":{"TimeFixed":{"description":"Once in each window of time. It cannot be published in this release.","$ref":"document#/components/schemas/TimeFixed"}}},{"title":"HitRate","type":"object","additionalProperties":false,"required":["HitRate"],"properties":{"HitRate":{"description":"By chance, with fixed odds.","$ref":"document#/components/schemas/HitRate"}}},{"title":"MustHitBy","type":"object","additionalProperties":false,"required":["MustHitBy"],"properties":{"MustHitBy":{"description":"At the latest at a fixed value.","$ref":"document#/components/schemas/MustHitBy"}}}]};
const schema105 = {"description":"Wins by chance. Every cost_per_attempt of contribution buys one attempt, and each attempt wins once in max_magic_number.","type":"object","additionalProperties":false,"required":["max_magic_number","cost_per_attempt"],"properties":{"max_magic_number":{"description":"The odds of one attempt, 1 in this number. From 1 to 1,000,000,000.","type":"integer","format":"int64","minimum":1,"maximum":1000000000},"cost_per_attempt":{"description":"What one attempt costs, in the jackpot's currency, more than 0. A contribution that is not a multiple of it buys one more attempt with the probability of the remainder.","type":"number","format":"amount","minimum":0.000001,"maximum":8000000000}}};
const schema106 = {"description":"Wins at the latest when the pot's value reaches hit_by, at a moment that is equally likely anywhere below it.","type":"object","additionalProperties":false,"required":["hit_by"],"properties":{"hit_by":{"description":"The value that the pot never passes, in the jackpot's currency, more than 0.","type":"number","format":"amount","minimum":0.000001,"maximum":8000000000}}};
const schema102 = {"description":"Wins once in each window of time that ends at target_datetime and is repeated. It cannot be published in this release.","type":"object","additionalProperties":false,"required":["target_datetime"],"properties":{"target_datetime":{"description":"When the first window ends.","$ref":"document#/components/schemas/Timestamp"},"repeat_period":{"description":"The length of each window; the next begins when one ends. Left out, there is one window, from the instance's start.","$ref":"document#/components/schemas/Duration"}}};
const schema103 = {"description":"A moment in milliseconds since 1970-01-01T00:00:00Z.","type":"integer","format":"int64","minimum":0,"maximum":8640000000000000,"example":1767268800000};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate71.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.target_datetime === undefined) && (missing0 = "target_datetime")){
validate71.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "target_datetime") || (key0 === "repeat_period"))){
validate71.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.target_datetime !== undefined){
let data0 = data.target_datetime;
const _errs2 = errors;
const _errs3 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate71.errors = [{instancePath:instancePath+"/target_datetime",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 8640000000000000 || isNaN(data0)){
validate71.errors = [{instancePath:instancePath+"/target_datetime",schemaPath:"document#/components/schemas/Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate71.errors = [{instancePath:instancePath+"/target_datetime",schemaPath:"document#/components/schemas/Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats8.validate(data0))){
validate71.errors = [{instancePath:instancePath+"/target_datetime",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.repeat_period !== undefined){
let data1 = data.repeat_period;
const _errs5 = errors;
const _errs7 = errors;
let valid3 = false;
let passing0 = null;
const _errs8 = errors;
if(errors === _errs8){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.Seconds === undefined) && (missing1 = "Seconds")){
const err0 = {instancePath:instancePath+"/repeat_period",schemaPath:"document#/components/schemas/Duration/oneOf/0/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs10 = errors;
for(const key1 in data1){
if(!(key1 === "Seconds")){
const err1 = {instancePath:instancePath+"/repeat_period",schemaPath:"document#/components/schemas/Duration/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs10 === errors){
if(data1.Seconds !== undefined){
let data2 = data1.Seconds;
const _errs11 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err2 = {instancePath:instancePath+"/repeat_period/Seconds",schemaPath:"document#/components/schemas/Duration/oneOf/0/properties/Seconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(errors === _errs11){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 3153600000 || isNaN(data2)){
const err3 = {instancePath:instancePath+"/repeat_period/Seconds",schemaPath:"document#/components/schemas/Duration/oneOf/0/properties/Seconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3153600000},message:"must be <= 3153600000"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data2 < 1 || isNaN(data2)){
const err4 = {instancePath:instancePath+"/repeat_period/Seconds",schemaPath:"document#/components/schemas/Duration/oneOf/0/properties/Seconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(!(formats8.validate(data2))){
const err5 = {instancePath:instancePath+"/repeat_period/Seconds",schemaPath:"document#/components/schemas/Duration/oneOf/0/properties/Seconds/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
}
}
}
}
}
else {
const err6 = {instancePath:instancePath+"/repeat_period",schemaPath:"document#/components/schemas/Duration/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid0 = _errs8 === errors;
if(_valid0){
valid3 = true;
passing0 = 0;
var props0 = true;
}
const _errs13 = errors;
if(errors === _errs13){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing2;
if((data1.Minutes === undefined) && (missing2 = "Minutes")){
const err7 = {instancePath:instancePath+"/repeat_period",schemaPath:"document#/components/schemas/Duration/oneOf/1/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
const _errs15 = errors;
for(const key2 in data1){
if(!(key2 === "Minutes")){
const err8 = {instancePath:instancePath+"/repeat_period",schemaPath:"document#/components/schemas/Duration/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
break;
}
}
if(_errs15 === errors){
if(data1.Minutes !== undefined){
let data3 = data1.Minutes;
const _errs16 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err9 = {instancePath:instancePath+"/repeat_period/Minutes",schemaPath:"document#/components/schemas/Duration/oneOf/1/properties/Minutes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(errors === _errs16){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 52560000 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/repeat_period/Minutes",schemaPath:"document#/components/schemas/Duration/oneOf/1/properties/Minutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 52560000},message:"must be <= 52560000"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
if(data3 < 1 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/repeat_period/Minutes",schemaPath:"document#/components/schemas/Duration/oneOf/1/properties/Minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
if(!(formats8.validate(data3))){
const err12 = {instancePath:instancePath+"/repeat_period/Minutes",schemaPath:"document#/components/schemas/Duration/oneOf/1/properties/Minutes/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
}
}
}
}
}
else {
const err13 = {instancePath:instancePath+"/repeat_period",schemaPath:"document#/components/schemas/Duration/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var _valid0 = _errs13 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid3 = true;
passing0 = 1;
if(props0 !== true){
props0 = true;
}
}
const _errs18 = errors;
if(errors === _errs18){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing3;
if((data1.Hours === undefined) && (missing3 = "Hours")){
const err14 = {instancePath:instancePath+"/repeat_period",schemaPath:"document#/components/schemas/Duration/oneOf/2/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
const _errs20 = errors;
for(const key3 in data1){
if(!(key3 === "Hours")){
const err15 = {instancePath:instancePath+"/repeat_period",schemaPath:"document#/components/schemas/Duration/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
break;
}
}
if(_errs20 === errors){
if(data1.Hours !== undefined){
let data4 = data1.Hours;
const _errs21 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err16 = {instancePath:instancePath+"/repeat_period/Hours",schemaPath:"document#/components/schemas/Duration/oneOf/2/properties/Hours/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(errors === _errs21){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 876000 || isNaN(data4)){
const err17 = {instancePath:instancePath+"/repeat_period/Hours",schemaPath:"document#/components/schemas/Duration/oneOf/2/properties/Hours/maximum",keyword:"maximum",params:{comparison: "<=", limit: 876000},message:"must be <= 876000"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
else {
if(data4 < 1 || isNaN(data4)){
const err18 = {instancePath:instancePath+"/repeat_period/Hours",schemaPath:"document#/components/schemas/Duration/oneOf/2/properties/Hours/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
if(!(formats8.validate(data4))){
const err19 = {instancePath:instancePath+"/repeat_period/Hours",schemaPath:"document#/components/schemas/Duration/oneOf/2/properties/Hours/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
}
}
}
}
}
}
else {
const err20 = {instancePath:instancePath+"/repeat_period",schemaPath:"document#/components/schemas/Duration/oneOf/2/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var _valid0 = _errs18 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid3 = true;
passing0 = 2;
if(props0 !== true){
props0 = true;
}
}
const _errs23 = errors;
if(errors === _errs23){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing4;
if((data1.Days === undefined) && (missing4 = "Days")){
const err21 = {instancePath:instancePath+"/repeat_period",schemaPath:"document#/components/schemas/Duration/oneOf/3/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
else {
const _errs25 = errors;
for(const key4 in data1){
if(!(key4 === "Days")){
const err22 = {instancePath:instancePath+"/repeat_period",schemaPath:"document#/components/schemas/Duration/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
break;
}
}
if(_errs25 === errors){
if(data1.Days !== undefined){
let data5 = data1.Days;
const _errs26 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err23 = {instancePath:instancePath+"/repeat_period/Days",schemaPath:"document#/components/schemas/Duration/oneOf/3/properties/Days/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(errors === _errs26){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 36500 || isNaN(data5)){
const err24 = {instancePath:instancePath+"/repeat_period/Days",schemaPath:"document#/components/schemas/Duration/oneOf/3/properties/Days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 36500},message:"must be <= 36500"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
else {
if(data5 < 1 || isNaN(data5)){
const err25 = {instancePath:instancePath+"/repeat_period/Days",schemaPath:"document#/components/schemas/Duration/oneOf/3/properties/Days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
else {
if(!(formats8.validate(data5))){
const err26 = {instancePath:instancePath+"/repeat_period/Days",schemaPath:"document#/components/schemas/Duration/oneOf/3/properties/Days/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
}
}
}
}
}
}
else {
const err27 = {instancePath:instancePath+"/repeat_period",schemaPath:"document#/components/schemas/Duration/oneOf/3/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
var _valid0 = _errs23 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid3 = true;
passing0 = 3;
if(props0 !== true){
props0 = true;
}
}
}
}
}
if(!valid3){
const err28 = {instancePath:instancePath+"/repeat_period",schemaPath:"document#/components/schemas/Duration/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
validate71.errors = vErrors;
return false;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate71.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate70.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.TimeFixed === undefined) && (missing0 = "TimeFixed")){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs3 = errors;
for(const key0 in data){
if(!(key0 === "TimeFixed")){
const err1 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs3 === errors){
if(data.TimeFixed !== undefined){
if(!(validate71(data.TimeFixed, {instancePath:instancePath+"/TimeFixed",parentData:data,parentDataProperty:"TimeFixed",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
}
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs5 = errors;
if(errors === _errs5){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.HitRate === undefined) && (missing1 = "HitRate")){
const err3 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
const _errs7 = errors;
for(const key1 in data){
if(!(key1 === "HitRate")){
const err4 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
break;
}
}
if(_errs7 === errors){
if(data.HitRate !== undefined){
let data1 = data.HitRate;
const _errs9 = errors;
if(errors === _errs9){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing2;
if(((data1.max_magic_number === undefined) && (missing2 = "max_magic_number")) || ((data1.cost_per_attempt === undefined) && (missing2 = "cost_per_attempt"))){
const err5 = {instancePath:instancePath+"/HitRate",schemaPath:"document#/components/schemas/HitRate/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
const _errs11 = errors;
for(const key2 in data1){
if(!((key2 === "max_magic_number") || (key2 === "cost_per_attempt"))){
const err6 = {instancePath:instancePath+"/HitRate",schemaPath:"document#/components/schemas/HitRate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
break;
}
}
if(_errs11 === errors){
if(data1.max_magic_number !== undefined){
let data2 = data1.max_magic_number;
const _errs12 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/HitRate/max_magic_number",schemaPath:"document#/components/schemas/HitRate/properties/max_magic_number/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(errors === _errs12){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000000000 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/HitRate/max_magic_number",schemaPath:"document#/components/schemas/HitRate/properties/max_magic_number/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/HitRate/max_magic_number",schemaPath:"document#/components/schemas/HitRate/properties/max_magic_number/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
else {
if(!(formats8.validate(data2))){
const err10 = {instancePath:instancePath+"/HitRate/max_magic_number",schemaPath:"document#/components/schemas/HitRate/properties/max_magic_number/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
}
var valid4 = _errs12 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data1.cost_per_attempt !== undefined){
let data3 = data1.cost_per_attempt;
const _errs14 = errors;
if(errors === _errs14){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 8000000000 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/HitRate/cost_per_attempt",schemaPath:"document#/components/schemas/HitRate/properties/cost_per_attempt/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
if(data3 < 0.000001 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/HitRate/cost_per_attempt",schemaPath:"document#/components/schemas/HitRate/properties/cost_per_attempt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.000001},message:"must be >= 0.000001"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
if(!(formats2.validate(data3))){
const err13 = {instancePath:instancePath+"/HitRate/cost_per_attempt",schemaPath:"document#/components/schemas/HitRate/properties/cost_per_attempt/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
}
else {
const err14 = {instancePath:instancePath+"/HitRate/cost_per_attempt",schemaPath:"document#/components/schemas/HitRate/properties/cost_per_attempt/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
var valid4 = _errs14 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
else {
const err15 = {instancePath:instancePath+"/HitRate",schemaPath:"document#/components/schemas/HitRate/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = true;
}
}
const _errs16 = errors;
if(errors === _errs16){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.MustHitBy === undefined) && (missing3 = "MustHitBy")){
const err17 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
else {
const _errs18 = errors;
for(const key3 in data){
if(!(key3 === "MustHitBy")){
const err18 = {instancePath,schemaPath:"#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
break;
}
}
if(_errs18 === errors){
if(data.MustHitBy !== undefined){
let data4 = data.MustHitBy;
const _errs20 = errors;
if(errors === _errs20){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing4;
if((data4.hit_by === undefined) && (missing4 = "hit_by")){
const err19 = {instancePath:instancePath+"/MustHitBy",schemaPath:"document#/components/schemas/MustHitBy/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
const _errs22 = errors;
for(const key4 in data4){
if(!(key4 === "hit_by")){
const err20 = {instancePath:instancePath+"/MustHitBy",schemaPath:"document#/components/schemas/MustHitBy/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
break;
}
}
if(_errs22 === errors){
if(data4.hit_by !== undefined){
let data5 = data4.hit_by;
const _errs23 = errors;
if(errors === _errs23){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 8000000000 || isNaN(data5)){
const err21 = {instancePath:instancePath+"/MustHitBy/hit_by",schemaPath:"document#/components/schemas/MustHitBy/properties/hit_by/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
else {
if(data5 < 0.000001 || isNaN(data5)){
const err22 = {instancePath:instancePath+"/MustHitBy/hit_by",schemaPath:"document#/components/schemas/MustHitBy/properties/hit_by/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.000001},message:"must be >= 0.000001"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
else {
if(!(formats2.validate(data5))){
const err23 = {instancePath:instancePath+"/MustHitBy/hit_by",schemaPath:"document#/components/schemas/MustHitBy/properties/hit_by/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
}
else {
const err24 = {instancePath:instancePath+"/MustHitBy/hit_by",schemaPath:"document#/components/schemas/MustHitBy/properties/hit_by/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
}
}
}
else {
const err25 = {instancePath:instancePath+"/MustHitBy",schemaPath:"document#/components/schemas/MustHitBy/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
}
}
}
else {
const err26 = {instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
var _valid0 = _errs16 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
if(props0 !== true){
props0 = true;
}
}
}
}
if(!valid0){
const err27 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
validate70.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate70.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate70.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.contribution === undefined) && (missing0 = "contribution"))) || ((data.seed_contribution === undefined) && (missing0 = "seed_contribution"))) || ((data.seed_strategy === undefined) && (missing0 = "seed_strategy"))){
validate55.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func43.call(schema84.properties, key0))){
validate55.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 64){
validate55.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/PotId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate55.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/PotId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data0)){
validate55.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/PotId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate55.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/PotId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contribution !== undefined){
const _errs5 = errors;
if(!(validate43(data.contribution, {instancePath:instancePath+"/contribution",parentData:data,parentDataProperty:"contribution",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payout_rules !== undefined){
let data2 = data.payout_rules;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate55.errors = [{instancePath:instancePath+"/payout_rules",schemaPath:"#/properties/payout_rules/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data2 === "WinnerOnly") || (data2 === "Community"))){
validate55.errors = [{instancePath:instancePath+"/payout_rules",schemaPath:"#/properties/payout_rules/enum",keyword:"enum",params:{allowedValues: schema84.properties.payout_rules.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payout_ruleset !== undefined){
const _errs8 = errors;
if(!(validate57(data.payout_ruleset, {instancePath:instancePath+"/payout_ruleset",parentData:data,parentDataProperty:"payout_ruleset",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seed_contribution !== undefined){
const _errs9 = errors;
if(!(validate43(data.seed_contribution, {instancePath:instancePath+"/seed_contribution",parentData:data,parentDataProperty:"seed_contribution",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seed_strategy !== undefined){
const _errs10 = errors;
if(!(validate64(data.seed_strategy, {instancePath:instancePath+"/seed_strategy",parentData:data,parentDataProperty:"seed_strategy",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.diversion_rules !== undefined){
const _errs11 = errors;
if(!(validate66(data.diversion_rules, {instancePath:instancePath+"/diversion_rules",parentData:data,parentDataProperty:"diversion_rules",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.win_constraints !== undefined){
let data7 = data.win_constraints;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data7)){
if(data7.length > 10){
validate55.errors = [{instancePath:instancePath+"/win_constraints",schemaPath:"#/properties/win_constraints/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
const _errs14 = errors;
if(!(validate68(data7[i0], {instancePath:instancePath+"/win_constraints/" + i0,parentData:data7,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
var valid2 = _errs14 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate55.errors = [{instancePath:instancePath+"/win_constraints",schemaPath:"#/properties/win_constraints/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_instantiation_count !== undefined){
let data9 = data.max_instantiation_count;
const _errs15 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate55.errors = [{instancePath:instancePath+"/max_instantiation_count",schemaPath:"#/properties/max_instantiation_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs15){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 1000000000 || isNaN(data9)){
validate55.errors = [{instancePath:instancePath+"/max_instantiation_count",schemaPath:"#/properties/max_instantiation_count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"}];
return false;
}
else {
if(data9 < 0 || isNaN(data9)){
validate55.errors = [{instancePath:instancePath+"/max_instantiation_count",schemaPath:"#/properties/max_instantiation_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats0.validate(data9))){
validate55.errors = [{instancePath:instancePath+"/max_instantiation_count",schemaPath:"#/properties/max_instantiation_count/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.is_progressive !== undefined){
const _errs17 = errors;
if(typeof data.is_progressive !== "boolean"){
validate55.errors = [{instancePath:instancePath+"/is_progressive",schemaPath:"#/properties/is_progressive/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.supports_external_trigger !== undefined){
const _errs19 = errors;
if(typeof data.supports_external_trigger !== "boolean"){
validate55.errors = [{instancePath:instancePath+"/supports_external_trigger",schemaPath:"#/properties/supports_external_trigger/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pot_types !== undefined){
let data12 = data.pot_types;
const _errs21 = errors;
if(errors === _errs21){
if(Array.isArray(data12)){
if(data12.length > 10){
validate55.errors = [{instancePath:instancePath+"/pot_types",schemaPath:"#/properties/pot_types/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"}];
return false;
}
else {
var valid3 = true;
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
const _errs23 = errors;
if(!(validate70(data12[i1], {instancePath:instancePath+"/pot_types/" + i1,parentData:data12,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var valid3 = _errs23 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate55.errors = [{instancePath:instancePath+"/pot_types",schemaPath:"#/properties/pot_types/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wager_criteria !== undefined){
const _errs24 = errors;
if(!(validate45(data.wager_criteria, {instancePath:instancePath+"/wager_criteria",parentData:data,parentDataProperty:"wager_criteria",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_pot_value !== undefined){
let data15 = data.max_pot_value;
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data15 === "string"){
if(func1(data15) > 20){
validate55.errors = [{instancePath:instancePath+"/max_pot_value",schemaPath:"document#/components/schemas/AmountText/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}];
return false;
}
else {
if(!pattern21.test(data15)){
validate55.errors = [{instancePath:instancePath+"/max_pot_value",schemaPath:"document#/components/schemas/AmountText/pattern",keyword:"pattern",params:{pattern: "^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"},message:"must match pattern \""+"^([0-7]?[0-9]{1,9}(\\.[0-9]{1,6})?|8000000000(\\.0{1,6})?)$"+"\""}];
return false;
}
}
}
else {
validate55.errors = [{instancePath:instancePath+"/max_pot_value",schemaPath:"document#/components/schemas/AmountText/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate55.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate41.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.name === undefined) && (missing0 = "name")) || ((data.owner_id === undefined) && (missing0 = "owner_id"))) || ((data.currency === undefined) && (missing0 = "currency"))) || ((data.contribution_rules === undefined) && (missing0 = "contribution_rules"))) || ((data.house_hold_contribution === undefined) && (missing0 = "house_hold_contribution"))) || ((data.pots === undefined) && (missing0 = "pots"))){
validate41.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func43.call(schema62.properties, key0))){
validate41.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 64){
validate41.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate41.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data0)){
validate41.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate41.errors = [{instancePath:instancePath+"/id",schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) > 200){
validate41.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate41.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate41.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data2 = data.description;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func1(data2) > 2000){
validate41.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func1(data2) < 0){
validate41.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate41.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.owner_id !== undefined){
let data3 = data.owner_id;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 === "string"){
if(func1(data3) > 129){
validate41.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"document#/components/schemas/OwnerId/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate41.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"document#/components/schemas/OwnerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern6.test(data3)){
validate41.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"document#/components/schemas/OwnerId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"+"\""}];
return false;
}
}
}
}
else {
validate41.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"document#/components/schemas/OwnerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currency !== undefined){
let data4 = data.currency;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(func1(data4) > 3){
validate41.errors = [{instancePath:instancePath+"/currency",schemaPath:"document#/components/schemas/Currency/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"}];
return false;
}
else {
if(func1(data4) < 3){
validate41.errors = [{instancePath:instancePath+"/currency",schemaPath:"document#/components/schemas/Currency/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern20.test(data4)){
validate41.errors = [{instancePath:instancePath+"/currency",schemaPath:"document#/components/schemas/Currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
}
}
else {
validate41.errors = [{instancePath:instancePath+"/currency",schemaPath:"document#/components/schemas/Currency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contribution_rules !== undefined){
const _errs15 = errors;
if(!(validate42(data.contribution_rules, {instancePath:instancePath+"/contribution_rules",parentData:data,parentDataProperty:"contribution_rules",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.house_hold_contribution !== undefined){
const _errs16 = errors;
if(!(validate43(data.house_hold_contribution, {instancePath:instancePath+"/house_hold_contribution",parentData:data,parentDataProperty:"house_hold_contribution",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.jackpot_type !== undefined){
let data7 = data.jackpot_type;
const _errs17 = errors;
if(typeof data7 !== "string"){
validate41.errors = [{instancePath:instancePath+"/jackpot_type",schemaPath:"#/properties/jackpot_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data7 === "Jackpot") || (data7 === "Raffle"))){
validate41.errors = [{instancePath:instancePath+"/jackpot_type",schemaPath:"#/properties/jackpot_type/enum",keyword:"enum",params:{allowedValues: schema62.properties.jackpot_type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.raffle_rules !== undefined){
const _errs19 = errors;
if(!(validate51(data.raffle_rules, {instancePath:instancePath+"/raffle_rules",parentData:data,parentDataProperty:"raffle_rules",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pots !== undefined){
let data9 = data.pots;
const _errs20 = errors;
if(errors === _errs20){
if(Array.isArray(data9)){
if(data9.length > 50){
validate41.errors = [{instancePath:instancePath+"/pots",schemaPath:"#/properties/pots/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data9.length < 1){
validate41.errors = [{instancePath:instancePath+"/pots",schemaPath:"#/properties/pots/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid4 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
const _errs22 = errors;
if(!(validate55(data9[i0], {instancePath:instancePath+"/pots/" + i0,parentData:data9,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var valid4 = _errs22 === errors;
if(!valid4){
break;
}
}
}
}
}
else {
validate41.errors = [{instancePath:instancePath+"/pots",schemaPath:"#/properties/pots/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.win_selector_strategy !== undefined){
let data11 = data.win_selector_strategy;
const _errs23 = errors;
if(typeof data11 !== "string"){
validate41.errors = [{instancePath:instancePath+"/win_selector_strategy",schemaPath:"#/properties/win_selector_strategy/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data11 === "Lowest") || (data11 === "Highest")) || (data11 === "None"))){
validate41.errors = [{instancePath:instancePath+"/win_selector_strategy",schemaPath:"#/properties/win_selector_strategy/enum",keyword:"enum",params:{allowedValues: schema62.properties.win_selector_strategy.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reference_count !== undefined){
let data12 = data.reference_count;
const _errs25 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate41.errors = [{instancePath:instancePath+"/reference_count",schemaPath:"#/properties/reference_count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs25){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 2147483647 || isNaN(data12)){
validate41.errors = [{instancePath:instancePath+"/reference_count",schemaPath:"#/properties/reference_count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data12 < 0 || isNaN(data12)){
validate41.errors = [{instancePath:instancePath+"/reference_count",schemaPath:"#/properties/reference_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats0.validate(data12))){
validate41.errors = [{instancePath:instancePath+"/reference_count",schemaPath:"#/properties/reference_count/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.published !== undefined){
const _errs27 = errors;
if(typeof data.published !== "boolean"){
validate41.errors = [{instancePath:instancePath+"/published",schemaPath:"#/properties/published/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate41.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createTemplate" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate41(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.instantiateTemplate = validate77;
const schema108 = {"$id":"instantiateTemplate","$ref":"document#/components/schemas/InstantiateTemplateRequest"};
const schema109 = {"description":"What to make an instance from, and for whom.","type":"object","additionalProperties":false,"required":["template_owner_id","template_id","instance_owner_id","instance_name"],"properties":{"template_owner_id":{"description":"The operator or brand that owns the template.","$ref":"document#/components/schemas/OwnerId"},"template_id":{"description":"The template.","$ref":"document#/components/schemas/Id"},"instance_owner_id":{"description":"The operator or brand that will own the instance. It may be another than the template's owner.","$ref":"document#/components/schemas/OwnerId"},"instance_name":{"description":"A name for people, 1 to 200 characters.","type":"string","minLength":1,"maxLength":200},"instance_game_code":{"description":"The source_id by which the operator's wallet knows the jackpot, unique within the operator. Left out, the instance's id.","$ref":"document#/components/schemas/SourceId"},"instance_desc":{"description":"A text for people, up to 2,000 characters. Left out, empty.","type":"string","minLength":0,"maxLength":2000},"schedule":{"description":"When the instance runs. Left out, from now on without end.","$ref":"document#/components/schemas/Schedule"}}};
const schema114 = {"description":"When an instance runs.","type":"object","additionalProperties":false,"properties":{"timestamp_start":{"description":"When the instance becomes active. Left out or not in the future, at once.","$ref":"document#/components/schemas/Timestamp"},"timestamp_end":{"description":"When the instance ends; its pots keep their money. It lies in the future and behind timestamp_start. Left out, without end.","$ref":"document#/components/schemas/Timestamp"},"recurrence_rules":{"description":"When the instance takes contributions in between, up to 100 rules. Leave it out or empty in this release; a rule is refused.","type":"array","maxItems":100,"items":{"$ref":"document#/components/schemas/RecurrenceRule"}}}};
const schema117 = {"description":"When a running instance takes contributions. It is refused in this release.","type":"object","additionalProperties":false,"required":["frequency","interval"],"properties":{"frequency":{"description":"On which days, and when on them.","$ref":"document#/components/schemas/Frequency"},"interval":{"description":"Every how many days, weeks or months, 1 to 1,000.","type":"integer","format":"int32","minimum":1,"maximum":1000}}};
const schema118 = {"description":"On which days, and when on them.","oneOf":[{"title":"Daily","type":"object","additionalProperties":false,"required":["Daily"],"properties":{"Daily":{"description":"Every day.","type":"object","additionalProperties":false,"required":["hours"],"properties":{"hours":{"description":"The spans of the day, UTC.","$ref":"document#/components/schemas/OpeningHours"}}}}},{"title":"Weekly","type":"object","additionalProperties":false,"required":["Weekly"],"properties":{"Weekly":{"description":"On some days of the week.","type":"object","additionalProperties":false,"required":["days","hours"],"properties":{"days":{"description":"The days, 1 for Monday to 7 for Sunday.","type":"array","minItems":1,"maxItems":7,"items":{"type":"integer","format":"int32","minimum":1,"maximum":7}},"hours":{"description":"The spans of the day, UTC.","$ref":"document#/components/schemas/OpeningHours"}}}}},{"title":"Monthly","type":"object","additionalProperties":false,"required":["Monthly"],"properties":{"Monthly":{"description":"On some days of the month.","type":"object","additionalProperties":false,"required":["days","hours"],"properties":{"days":{"description":"The days of the month, 1 to 31. A month without such a day leaves it out.","type":"array","minItems":1,"maxItems":31,"items":{"type":"integer","format":"int32","minimum":1,"maximum":31}},"hours":{"description":"The spans of the day, UTC.","$ref":"document#/components/schemas/OpeningHours"}}}}}]};
const schema119 = {"description":"Spans of a day, each as a pair of its first and its last second, up to 24.","type":"array","minItems":1,"maxItems":24,"items":{"type":"array","minItems":2,"maxItems":2,"items":{"$ref":"document#/components/schemas/TimeOfDay"}}};
const schema120 = {"description":"A time of day, UTC.","type":"object","additionalProperties":false,"required":["hour","minute","sec"],"properties":{"hour":{"description":"The hour, 0 to 23.","type":"integer","format":"int32","minimum":0,"maximum":23},"minute":{"description":"The minute, 0 to 59.","type":"integer","format":"int32","minimum":0,"maximum":59},"sec":{"description":"The second, 0 to 59.","type":"integer","format":"int32","minimum":0,"maximum":59}}};

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate82.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 24){
validate82.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 24},message:"must NOT have more than 24 items"}];
return false;
}
else {
if(data.length < 1){
validate82.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 2){
validate82.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
else {
if(data0.length < 2){
validate82.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"}];
return false;
}
else {
var valid1 = true;
const len1 = data0.length;
for(let i1=0; i1<len1; i1++){
let data1 = data0[i1];
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing0;
if((((data1.hour === undefined) && (missing0 = "hour")) || ((data1.minute === undefined) && (missing0 = "minute"))) || ((data1.sec === undefined) && (missing0 = "sec"))){
validate82.errors = [{instancePath:instancePath+"/" + i0+"/" + i1,schemaPath:"document#/components/schemas/TimeOfDay/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs6 = errors;
for(const key0 in data1){
if(!(((key0 === "hour") || (key0 === "minute")) || (key0 === "sec"))){
validate82.errors = [{instancePath:instancePath+"/" + i0+"/" + i1,schemaPath:"document#/components/schemas/TimeOfDay/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs6 === errors){
if(data1.hour !== undefined){
let data2 = data1.hour;
const _errs7 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate82.errors = [{instancePath:instancePath+"/" + i0+"/" + i1+"/hour",schemaPath:"document#/components/schemas/TimeOfDay/properties/hour/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 23 || isNaN(data2)){
validate82.errors = [{instancePath:instancePath+"/" + i0+"/" + i1+"/hour",schemaPath:"document#/components/schemas/TimeOfDay/properties/hour/maximum",keyword:"maximum",params:{comparison: "<=", limit: 23},message:"must be <= 23"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate82.errors = [{instancePath:instancePath+"/" + i0+"/" + i1+"/hour",schemaPath:"document#/components/schemas/TimeOfDay/properties/hour/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats0.validate(data2))){
validate82.errors = [{instancePath:instancePath+"/" + i0+"/" + i1+"/hour",schemaPath:"document#/components/schemas/TimeOfDay/properties/hour/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid3 = _errs7 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.minute !== undefined){
let data3 = data1.minute;
const _errs9 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate82.errors = [{instancePath:instancePath+"/" + i0+"/" + i1+"/minute",schemaPath:"document#/components/schemas/TimeOfDay/properties/minute/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 59 || isNaN(data3)){
validate82.errors = [{instancePath:instancePath+"/" + i0+"/" + i1+"/minute",schemaPath:"document#/components/schemas/TimeOfDay/properties/minute/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59},message:"must be <= 59"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate82.errors = [{instancePath:instancePath+"/" + i0+"/" + i1+"/minute",schemaPath:"document#/components/schemas/TimeOfDay/properties/minute/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats0.validate(data3))){
validate82.errors = [{instancePath:instancePath+"/" + i0+"/" + i1+"/minute",schemaPath:"document#/components/schemas/TimeOfDay/properties/minute/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid3 = _errs9 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.sec !== undefined){
let data4 = data1.sec;
const _errs11 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate82.errors = [{instancePath:instancePath+"/" + i0+"/" + i1+"/sec",schemaPath:"document#/components/schemas/TimeOfDay/properties/sec/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 59 || isNaN(data4)){
validate82.errors = [{instancePath:instancePath+"/" + i0+"/" + i1+"/sec",schemaPath:"document#/components/schemas/TimeOfDay/properties/sec/maximum",keyword:"maximum",params:{comparison: "<=", limit: 59},message:"must be <= 59"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate82.errors = [{instancePath:instancePath+"/" + i0+"/" + i1+"/sec",schemaPath:"document#/components/schemas/TimeOfDay/properties/sec/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats0.validate(data4))){
validate82.errors = [{instancePath:instancePath+"/" + i0+"/" + i1+"/sec",schemaPath:"document#/components/schemas/TimeOfDay/properties/sec/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid3 = _errs11 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
else {
validate82.errors = [{instancePath:instancePath+"/" + i0+"/" + i1,schemaPath:"document#/components/schemas/TimeOfDay/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
validate82.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
}
else {
validate82.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate81.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.Daily === undefined) && (missing0 = "Daily")){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
const _errs3 = errors;
for(const key0 in data){
if(!(key0 === "Daily")){
const err1 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
break;
}
}
if(_errs3 === errors){
if(data.Daily !== undefined){
let data0 = data.Daily;
const _errs4 = errors;
if(errors === _errs4){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.hours === undefined) && (missing1 = "hours")){
const err2 = {instancePath:instancePath+"/Daily",schemaPath:"#/oneOf/0/properties/Daily/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
const _errs6 = errors;
for(const key1 in data0){
if(!(key1 === "hours")){
const err3 = {instancePath:instancePath+"/Daily",schemaPath:"#/oneOf/0/properties/Daily/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
break;
}
}
if(_errs6 === errors){
if(data0.hours !== undefined){
if(!(validate82(data0.hours, {instancePath:instancePath+"/Daily/hours",parentData:data0,parentDataProperty:"hours",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
}
}
}
}
else {
const err4 = {instancePath:instancePath+"/Daily",schemaPath:"#/oneOf/0/properties/Daily/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = true;
}
const _errs8 = errors;
if(errors === _errs8){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.Weekly === undefined) && (missing2 = "Weekly")){
const err6 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
const _errs10 = errors;
for(const key2 in data){
if(!(key2 === "Weekly")){
const err7 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
break;
}
}
if(_errs10 === errors){
if(data.Weekly !== undefined){
let data2 = data.Weekly;
const _errs11 = errors;
if(errors === _errs11){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing3;
if(((data2.days === undefined) && (missing3 = "days")) || ((data2.hours === undefined) && (missing3 = "hours"))){
const err8 = {instancePath:instancePath+"/Weekly",schemaPath:"#/oneOf/1/properties/Weekly/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
const _errs13 = errors;
for(const key3 in data2){
if(!((key3 === "days") || (key3 === "hours"))){
const err9 = {instancePath:instancePath+"/Weekly",schemaPath:"#/oneOf/1/properties/Weekly/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
break;
}
}
if(_errs13 === errors){
if(data2.days !== undefined){
let data3 = data2.days;
const _errs14 = errors;
if(errors === _errs14){
if(Array.isArray(data3)){
if(data3.length > 7){
const err10 = {instancePath:instancePath+"/Weekly/days",schemaPath:"#/oneOf/1/properties/Weekly/properties/days/maxItems",keyword:"maxItems",params:{limit: 7},message:"must NOT have more than 7 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
if(data3.length < 1){
const err11 = {instancePath:instancePath+"/Weekly/days",schemaPath:"#/oneOf/1/properties/Weekly/properties/days/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
var valid5 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs16 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err12 = {instancePath:instancePath+"/Weekly/days/" + i0,schemaPath:"#/oneOf/1/properties/Weekly/properties/days/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(errors === _errs16){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 7 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/Weekly/days/" + i0,schemaPath:"#/oneOf/1/properties/Weekly/properties/days/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 7},message:"must be <= 7"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
if(data4 < 1 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/Weekly/days/" + i0,schemaPath:"#/oneOf/1/properties/Weekly/properties/days/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
if(!(formats0.validate(data4))){
const err15 = {instancePath:instancePath+"/Weekly/days/" + i0,schemaPath:"#/oneOf/1/properties/Weekly/properties/days/items/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
}
}
var valid5 = _errs16 === errors;
if(!valid5){
break;
}
}
}
}
}
else {
const err16 = {instancePath:instancePath+"/Weekly/days",schemaPath:"#/oneOf/1/properties/Weekly/properties/days/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
var valid4 = _errs14 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data2.hours !== undefined){
const _errs18 = errors;
if(!(validate82(data2.hours, {instancePath:instancePath+"/Weekly/hours",parentData:data2,parentDataProperty:"hours",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
var valid4 = _errs18 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
else {
const err17 = {instancePath:instancePath+"/Weekly",schemaPath:"#/oneOf/1/properties/Weekly/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
var _valid0 = _errs8 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = true;
}
}
const _errs19 = errors;
if(errors === _errs19){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.Monthly === undefined) && (missing4 = "Monthly")){
const err19 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
const _errs21 = errors;
for(const key4 in data){
if(!(key4 === "Monthly")){
const err20 = {instancePath,schemaPath:"#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
break;
}
}
if(_errs21 === errors){
if(data.Monthly !== undefined){
let data6 = data.Monthly;
const _errs22 = errors;
if(errors === _errs22){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing5;
if(((data6.days === undefined) && (missing5 = "days")) || ((data6.hours === undefined) && (missing5 = "hours"))){
const err21 = {instancePath:instancePath+"/Monthly",schemaPath:"#/oneOf/2/properties/Monthly/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
else {
const _errs24 = errors;
for(const key5 in data6){
if(!((key5 === "days") || (key5 === "hours"))){
const err22 = {instancePath:instancePath+"/Monthly",schemaPath:"#/oneOf/2/properties/Monthly/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
break;
}
}
if(_errs24 === errors){
if(data6.days !== undefined){
let data7 = data6.days;
const _errs25 = errors;
if(errors === _errs25){
if(Array.isArray(data7)){
if(data7.length > 31){
const err23 = {instancePath:instancePath+"/Monthly/days",schemaPath:"#/oneOf/2/properties/Monthly/properties/days/maxItems",keyword:"maxItems",params:{limit: 31},message:"must NOT have more than 31 items"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
else {
if(data7.length < 1){
const err24 = {instancePath:instancePath+"/Monthly/days",schemaPath:"#/oneOf/2/properties/Monthly/properties/days/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
else {
var valid8 = true;
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
const _errs27 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err25 = {instancePath:instancePath+"/Monthly/days/" + i1,schemaPath:"#/oneOf/2/properties/Monthly/properties/days/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(errors === _errs27){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 31 || isNaN(data8)){
const err26 = {instancePath:instancePath+"/Monthly/days/" + i1,schemaPath:"#/oneOf/2/properties/Monthly/properties/days/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 31},message:"must be <= 31"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
else {
if(data8 < 1 || isNaN(data8)){
const err27 = {instancePath:instancePath+"/Monthly/days/" + i1,schemaPath:"#/oneOf/2/properties/Monthly/properties/days/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
else {
if(!(formats0.validate(data8))){
const err28 = {instancePath:instancePath+"/Monthly/days/" + i1,schemaPath:"#/oneOf/2/properties/Monthly/properties/days/items/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
}
}
var valid8 = _errs27 === errors;
if(!valid8){
break;
}
}
}
}
}
else {
const err29 = {instancePath:instancePath+"/Monthly/days",schemaPath:"#/oneOf/2/properties/Monthly/properties/days/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
var valid7 = _errs25 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data6.hours !== undefined){
const _errs29 = errors;
if(!(validate82(data6.hours, {instancePath:instancePath+"/Monthly/hours",parentData:data6,parentDataProperty:"hours",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
var valid7 = _errs29 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
else {
const err30 = {instancePath:instancePath+"/Monthly",schemaPath:"#/oneOf/2/properties/Monthly/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
}
}
}
else {
const err31 = {instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
var _valid0 = _errs19 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
if(props0 !== true){
props0 = true;
}
}
}
}
if(!valid0){
const err32 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
validate81.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate81.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate81.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate80.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.frequency === undefined) && (missing0 = "frequency")) || ((data.interval === undefined) && (missing0 = "interval"))){
validate80.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "frequency") || (key0 === "interval"))){
validate80.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.frequency !== undefined){
const _errs2 = errors;
if(!(validate81(data.frequency, {instancePath:instancePath+"/frequency",parentData:data,parentDataProperty:"frequency",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.interval !== undefined){
let data1 = data.interval;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate80.errors = [{instancePath:instancePath+"/interval",schemaPath:"#/properties/interval/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1000 || isNaN(data1)){
validate80.errors = [{instancePath:instancePath+"/interval",schemaPath:"#/properties/interval/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate80.errors = [{instancePath:instancePath+"/interval",schemaPath:"#/properties/interval/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
else {
if(!(formats0.validate(data1))){
validate80.errors = [{instancePath:instancePath+"/interval",schemaPath:"#/properties/interval/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate80.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate79.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "timestamp_start") || (key0 === "timestamp_end")) || (key0 === "recurrence_rules"))){
validate79.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.timestamp_start !== undefined){
let data0 = data.timestamp_start;
const _errs2 = errors;
const _errs3 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate79.errors = [{instancePath:instancePath+"/timestamp_start",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 8640000000000000 || isNaN(data0)){
validate79.errors = [{instancePath:instancePath+"/timestamp_start",schemaPath:"document#/components/schemas/Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate79.errors = [{instancePath:instancePath+"/timestamp_start",schemaPath:"document#/components/schemas/Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats8.validate(data0))){
validate79.errors = [{instancePath:instancePath+"/timestamp_start",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp_end !== undefined){
let data1 = data.timestamp_end;
const _errs5 = errors;
const _errs6 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate79.errors = [{instancePath:instancePath+"/timestamp_end",schemaPath:"document#/components/schemas/Timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 8640000000000000 || isNaN(data1)){
validate79.errors = [{instancePath:instancePath+"/timestamp_end",schemaPath:"document#/components/schemas/Timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8640000000000000},message:"must be <= 8640000000000000"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate79.errors = [{instancePath:instancePath+"/timestamp_end",schemaPath:"document#/components/schemas/Timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats8.validate(data1))){
validate79.errors = [{instancePath:instancePath+"/timestamp_end",schemaPath:"document#/components/schemas/Timestamp/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
return false;
}
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.recurrence_rules !== undefined){
let data2 = data.recurrence_rules;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data2)){
if(data2.length > 100){
validate79.errors = [{instancePath:instancePath+"/recurrence_rules",schemaPath:"#/properties/recurrence_rules/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate80(data2[i0], {instancePath:instancePath+"/recurrence_rules/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
var valid3 = _errs10 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate79.errors = [{instancePath:instancePath+"/recurrence_rules",schemaPath:"#/properties/recurrence_rules/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate79.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate78.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.template_owner_id === undefined) && (missing0 = "template_owner_id")) || ((data.template_id === undefined) && (missing0 = "template_id"))) || ((data.instance_owner_id === undefined) && (missing0 = "instance_owner_id"))) || ((data.instance_name === undefined) && (missing0 = "instance_name"))){
validate78.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "template_owner_id") || (key0 === "template_id")) || (key0 === "instance_owner_id")) || (key0 === "instance_name")) || (key0 === "instance_game_code")) || (key0 === "instance_desc")) || (key0 === "schedule"))){
validate78.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.template_owner_id !== undefined){
let data0 = data.template_owner_id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 129){
validate78.errors = [{instancePath:instancePath+"/template_owner_id",schemaPath:"document#/components/schemas/OwnerId/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate78.errors = [{instancePath:instancePath+"/template_owner_id",schemaPath:"document#/components/schemas/OwnerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern6.test(data0)){
validate78.errors = [{instancePath:instancePath+"/template_owner_id",schemaPath:"document#/components/schemas/OwnerId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"+"\""}];
return false;
}
}
}
}
else {
validate78.errors = [{instancePath:instancePath+"/template_owner_id",schemaPath:"document#/components/schemas/OwnerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.template_id !== undefined){
let data1 = data.template_id;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 64){
validate78.errors = [{instancePath:instancePath+"/template_id",schemaPath:"document#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate78.errors = [{instancePath:instancePath+"/template_id",schemaPath:"document#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data1)){
validate78.errors = [{instancePath:instancePath+"/template_id",schemaPath:"document#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate78.errors = [{instancePath:instancePath+"/template_id",schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance_owner_id !== undefined){
let data2 = data.instance_owner_id;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func1(data2) > 129){
validate78.errors = [{instancePath:instancePath+"/instance_owner_id",schemaPath:"document#/components/schemas/OwnerId/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate78.errors = [{instancePath:instancePath+"/instance_owner_id",schemaPath:"document#/components/schemas/OwnerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern6.test(data2)){
validate78.errors = [{instancePath:instancePath+"/instance_owner_id",schemaPath:"document#/components/schemas/OwnerId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"+"\""}];
return false;
}
}
}
}
else {
validate78.errors = [{instancePath:instancePath+"/instance_owner_id",schemaPath:"document#/components/schemas/OwnerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance_name !== undefined){
let data3 = data.instance_name;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(func1(data3) > 200){
validate78.errors = [{instancePath:instancePath+"/instance_name",schemaPath:"#/properties/instance_name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate78.errors = [{instancePath:instancePath+"/instance_name",schemaPath:"#/properties/instance_name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate78.errors = [{instancePath:instancePath+"/instance_name",schemaPath:"#/properties/instance_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance_game_code !== undefined){
let data4 = data.instance_game_code;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data4 === "string"){
if(func1(data4) > 64){
validate78.errors = [{instancePath:instancePath+"/instance_game_code",schemaPath:"document#/components/schemas/SourceId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data4) < 1){
validate78.errors = [{instancePath:instancePath+"/instance_game_code",schemaPath:"document#/components/schemas/SourceId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern7.test(data4)){
validate78.errors = [{instancePath:instancePath+"/instance_game_code",schemaPath:"document#/components/schemas/SourceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
return false;
}
}
}
}
else {
validate78.errors = [{instancePath:instancePath+"/instance_game_code",schemaPath:"document#/components/schemas/SourceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance_desc !== undefined){
let data5 = data.instance_desc;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data5 === "string"){
if(func1(data5) > 2000){
validate78.errors = [{instancePath:instancePath+"/instance_desc",schemaPath:"#/properties/instance_desc/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func1(data5) < 0){
validate78.errors = [{instancePath:instancePath+"/instance_desc",schemaPath:"#/properties/instance_desc/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"}];
return false;
}
}
}
else {
validate78.errors = [{instancePath:instancePath+"/instance_desc",schemaPath:"#/properties/instance_desc/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.schedule !== undefined){
const _errs18 = errors;
if(!(validate79(data.schedule, {instancePath:instancePath+"/schedule",parentData:data,parentDataProperty:"schedule",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate78.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="instantiateTemplate" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate77.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate78(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.publishTemplate = validate90;
const schema121 = {"$id":"publishTemplate","$ref":"document#/components/schemas/PublishTemplateRequest"};
const schema122 = {"description":"Which template to publish, or to withdraw.","type":"object","additionalProperties":false,"required":["owner_id","template_id"],"properties":{"owner_id":{"description":"The operator or brand that owns the template.","$ref":"document#/components/schemas/OwnerId"},"template_id":{"description":"The template.","$ref":"document#/components/schemas/Id"},"publish":{"description":"Whether the template is published afterwards. Left out, true.","type":"boolean"}}};

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate91.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.owner_id === undefined) && (missing0 = "owner_id")) || ((data.template_id === undefined) && (missing0 = "template_id"))){
validate91.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "owner_id") || (key0 === "template_id")) || (key0 === "publish"))){
validate91.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.owner_id !== undefined){
let data0 = data.owner_id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 129){
validate91.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"document#/components/schemas/OwnerId/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate91.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"document#/components/schemas/OwnerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern6.test(data0)){
validate91.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"document#/components/schemas/OwnerId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}(:[A-Za-z0-9._-]{1,64})?$"+"\""}];
return false;
}
}
}
}
else {
validate91.errors = [{instancePath:instancePath+"/owner_id",schemaPath:"document#/components/schemas/OwnerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.template_id !== undefined){
let data1 = data.template_id;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 64){
validate91.errors = [{instancePath:instancePath+"/template_id",schemaPath:"document#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate91.errors = [{instancePath:instancePath+"/template_id",schemaPath:"document#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data1)){
validate91.errors = [{instancePath:instancePath+"/template_id",schemaPath:"document#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate91.errors = [{instancePath:instancePath+"/template_id",schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.publish !== undefined){
const _errs8 = errors;
if(typeof data.publish !== "boolean"){
validate91.errors = [{instancePath:instancePath+"/publish",schemaPath:"#/properties/publish/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate91.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate91.errors = vErrors;
return errors === 0;
}
validate91.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="publishTemplate" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate90.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate91(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
validate90.errors = vErrors;
return errors === 0;
}
validate90.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.contributeToInstance = validate93;
const schema125 = {"$id":"contributeToInstance","$ref":"document#/components/schemas/ContributionToInstance"};
const schema126 = {"description":"A contribution that player activity generates for one instance.","type":"object","additionalProperties":false,"required":["instance_id","token","brand_id","player_id","player_country","base_wager","currency"],"properties":{"instance_id":{"description":"The instance to contribute to.","$ref":"document#/components/schemas/Id"},"token":{"description":"The token of the player's session, which the operator's wallet authenticates before money moves.","$ref":"document#/components/schemas/SessionToken"},"brand_id":{"description":"The brand path of the player, `operator:brand`.","$ref":"document#/components/schemas/BrandPath"},"player_id":{"description":"The operator's identifier of the player.","$ref":"document#/components/schemas/PlayerId"},"player_country":{"description":"Where the player is, an ISO 3166-1 alpha-2 country code or an ISO 3166-2 subdivision code.","$ref":"document#/components/schemas/Country"},"gameround_id":{"description":"The user flow that caused the contribution, for example a game round or a deposit. It is kept as a reference and given to the wallet. Left out, the wallet is given the contribution's own id.","$ref":"document#/components/schemas/GameroundId"},"base_wager":{"description":"What the player wagered, in `currency`. A `Percentage` contribution is computed from it, and wager criteria are compared with it.","$ref":"document#/components/schemas/Amount"},"currency":{"description":"The currency of the wager and of what the player pays. It is that of the player's session at the wallet.","$ref":"document#/components/schemas/Currency"},"callback":{"description":"Asks for the result to be sent to an address instead of the reply. In this release no host can be registered yet, so that a contribution with a callback is refused with `callback_host_not_registered`.","$ref":"document#/components/schemas/ContributionCallback"},"idempotency_key":{"description":"Names the contribution, so that it can be repeated safely. The header `Idempotency-Key` may be sent instead; if both are sent, they are equal.","$ref":"document#/components/schemas/IdempotencyKey"},"metadata":{"description":"Any JSON value. It is passed back in the ContributionResponse.","$ref":"document#/components/schemas/Metadata"},"event_metadata":{"description":"Any JSON value. It is attached to the events that result, such as wins.","$ref":"document#/components/schemas/Metadata"}}};
const schema128 = {"description":"The token of a player's session, as the operator's wallet issued it. The platform keeps no copy of it in its store.","type":"string","minLength":1,"maxLength":4096,"pattern":"^[!-~]+$","example":"s-7d1f0c52e8"};
const schema132 = {"description":"The operator's identifier of the user flow that something belongs to, for example a game round or a deposit. Up to 128 printable ASCII characters without spaces.","type":"string","minLength":1,"maxLength":128,"pattern":"^[!-~]+$","example":"round-884213"};
const schema135 = {"description":"Where to send the result of a contribution.","type":"object","additionalProperties":false,"required":["web_hook"],"properties":{"win_result_only":{"description":"Whether the result is sent only when something was won. Left out, false.","type":"boolean"},"web_hook":{"description":"The https address that receives the ContributionResponse. Its host must be registered by the operator.","type":"string","format":"uri","minLength":8,"maxLength":2048}}};
const schema136 = {"description":"A name that the caller gives to one request, 1 to 128 printable ASCII characters without spaces.","type":"string","minLength":1,"maxLength":128,"pattern":"^[!-~]+$","example":"round-884213-contribution"};
const schema137 = {"description":"Any JSON value of the caller's own. The platform does not read it. Numbers are kept as 64-bit floating point, and null counts as left out."};

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate94.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.instance_id === undefined) && (missing0 = "instance_id")) || ((data.token === undefined) && (missing0 = "token"))) || ((data.brand_id === undefined) && (missing0 = "brand_id"))) || ((data.player_id === undefined) && (missing0 = "player_id"))) || ((data.player_country === undefined) && (missing0 = "player_country"))) || ((data.base_wager === undefined) && (missing0 = "base_wager"))) || ((data.currency === undefined) && (missing0 = "currency"))){
validate94.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func43.call(schema126.properties, key0))){
validate94.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.instance_id !== undefined){
let data0 = data.instance_id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 64){
validate94.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"document#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate94.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"document#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data0)){
validate94.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"document#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate94.errors = [{instancePath:instancePath+"/instance_id",schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.token !== undefined){
let data1 = data.token;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 4096){
validate94.errors = [{instancePath:instancePath+"/token",schemaPath:"document#/components/schemas/SessionToken/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate94.errors = [{instancePath:instancePath+"/token",schemaPath:"document#/components/schemas/SessionToken/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern16.test(data1)){
validate94.errors = [{instancePath:instancePath+"/token",schemaPath:"document#/components/schemas/SessionToken/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate94.errors = [{instancePath:instancePath+"/token",schemaPath:"document#/components/schemas/SessionToken/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.brand_id !== undefined){
let data2 = data.brand_id;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func1(data2) > 129){
validate94.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"document#/components/schemas/BrandPath/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func1(data2) < 3){
validate94.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"document#/components/schemas/BrandPath/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern15.test(data2)){
validate94.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"document#/components/schemas/BrandPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"+"\""}];
return false;
}
}
}
}
else {
validate94.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"document#/components/schemas/BrandPath/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.player_id !== undefined){
let data3 = data.player_id;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data3 === "string"){
if(func1(data3) > 128){
validate94.errors = [{instancePath:instancePath+"/player_id",schemaPath:"document#/components/schemas/PlayerId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate94.errors = [{instancePath:instancePath+"/player_id",schemaPath:"document#/components/schemas/PlayerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern16.test(data3)){
validate94.errors = [{instancePath:instancePath+"/player_id",schemaPath:"document#/components/schemas/PlayerId/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate94.errors = [{instancePath:instancePath+"/player_id",schemaPath:"document#/components/schemas/PlayerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.player_country !== undefined){
let data4 = data.player_country;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data4 === "string"){
if(func1(data4) > 6){
validate94.errors = [{instancePath:instancePath+"/player_country",schemaPath:"document#/components/schemas/Country/maxLength",keyword:"maxLength",params:{limit: 6},message:"must NOT have more than 6 characters"}];
return false;
}
else {
if(func1(data4) < 2){
validate94.errors = [{instancePath:instancePath+"/player_country",schemaPath:"document#/components/schemas/Country/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"}];
return false;
}
else {
if(!pattern24.test(data4)){
validate94.errors = [{instancePath:instancePath+"/player_country",schemaPath:"document#/components/schemas/Country/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}(-[A-Z0-9]{1,3})?$"},message:"must match pattern \""+"^[A-Z]{2}(-[A-Z0-9]{1,3})?$"+"\""}];
return false;
}
}
}
}
else {
validate94.errors = [{instancePath:instancePath+"/player_country",schemaPath:"document#/components/schemas/Country/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gameround_id !== undefined){
let data5 = data.gameround_id;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data5 === "string"){
if(func1(data5) > 128){
validate94.errors = [{instancePath:instancePath+"/gameround_id",schemaPath:"document#/components/schemas/GameroundId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data5) < 1){
validate94.errors = [{instancePath:instancePath+"/gameround_id",schemaPath:"document#/components/schemas/GameroundId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern16.test(data5)){
validate94.errors = [{instancePath:instancePath+"/gameround_id",schemaPath:"document#/components/schemas/GameroundId/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate94.errors = [{instancePath:instancePath+"/gameround_id",schemaPath:"document#/components/schemas/GameroundId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.base_wager !== undefined){
let data6 = data.base_wager;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 8000000000 || isNaN(data6)){
validate94.errors = [{instancePath:instancePath+"/base_wager",schemaPath:"document#/components/schemas/Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate94.errors = [{instancePath:instancePath+"/base_wager",schemaPath:"document#/components/schemas/Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data6))){
validate94.errors = [{instancePath:instancePath+"/base_wager",schemaPath:"document#/components/schemas/Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate94.errors = [{instancePath:instancePath+"/base_wager",schemaPath:"document#/components/schemas/Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currency !== undefined){
let data7 = data.currency;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data7 === "string"){
if(func1(data7) > 3){
validate94.errors = [{instancePath:instancePath+"/currency",schemaPath:"document#/components/schemas/Currency/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"}];
return false;
}
else {
if(func1(data7) < 3){
validate94.errors = [{instancePath:instancePath+"/currency",schemaPath:"document#/components/schemas/Currency/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern20.test(data7)){
validate94.errors = [{instancePath:instancePath+"/currency",schemaPath:"document#/components/schemas/Currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
}
}
else {
validate94.errors = [{instancePath:instancePath+"/currency",schemaPath:"document#/components/schemas/Currency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.callback !== undefined){
let data8 = data.callback;
const _errs26 = errors;
const _errs27 = errors;
if(errors === _errs27){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing1;
if((data8.web_hook === undefined) && (missing1 = "web_hook")){
validate94.errors = [{instancePath:instancePath+"/callback",schemaPath:"document#/components/schemas/ContributionCallback/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs29 = errors;
for(const key1 in data8){
if(!((key1 === "win_result_only") || (key1 === "web_hook"))){
validate94.errors = [{instancePath:instancePath+"/callback",schemaPath:"document#/components/schemas/ContributionCallback/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs29 === errors){
if(data8.win_result_only !== undefined){
const _errs30 = errors;
if(typeof data8.win_result_only !== "boolean"){
validate94.errors = [{instancePath:instancePath+"/callback/win_result_only",schemaPath:"document#/components/schemas/ContributionCallback/properties/win_result_only/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid10 = _errs30 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data8.web_hook !== undefined){
let data10 = data8.web_hook;
const _errs32 = errors;
if(errors === _errs32){
if(errors === _errs32){
if(typeof data10 === "string"){
if(func1(data10) > 2048){
validate94.errors = [{instancePath:instancePath+"/callback/web_hook",schemaPath:"document#/components/schemas/ContributionCallback/properties/web_hook/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(func1(data10) < 8){
validate94.errors = [{instancePath:instancePath+"/callback/web_hook",schemaPath:"document#/components/schemas/ContributionCallback/properties/web_hook/minLength",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters"}];
return false;
}
else {
if(!(formats26(data10))){
validate94.errors = [{instancePath:instancePath+"/callback/web_hook",schemaPath:"document#/components/schemas/ContributionCallback/properties/web_hook/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
}
}
else {
validate94.errors = [{instancePath:instancePath+"/callback/web_hook",schemaPath:"document#/components/schemas/ContributionCallback/properties/web_hook/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid10 = _errs32 === errors;
}
else {
var valid10 = true;
}
}
}
}
}
else {
validate94.errors = [{instancePath:instancePath+"/callback",schemaPath:"document#/components/schemas/ContributionCallback/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idempotency_key !== undefined){
let data11 = data.idempotency_key;
const _errs34 = errors;
const _errs35 = errors;
if(errors === _errs35){
if(typeof data11 === "string"){
if(func1(data11) > 128){
validate94.errors = [{instancePath:instancePath+"/idempotency_key",schemaPath:"document#/components/schemas/IdempotencyKey/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data11) < 1){
validate94.errors = [{instancePath:instancePath+"/idempotency_key",schemaPath:"document#/components/schemas/IdempotencyKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern16.test(data11)){
validate94.errors = [{instancePath:instancePath+"/idempotency_key",schemaPath:"document#/components/schemas/IdempotencyKey/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate94.errors = [{instancePath:instancePath+"/idempotency_key",schemaPath:"document#/components/schemas/IdempotencyKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
const _errs37 = errors;
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_metadata !== undefined){
const _errs38 = errors;
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate94.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate94.errors = vErrors;
return errors === 0;
}
validate94.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contributeToInstance" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate93.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate94(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
validate93.errors = vErrors;
return errors === 0;
}
validate93.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.contributeBySource = validate96;
const schema139 = {"$id":"contributeBySource","$ref":"document#/components/schemas/ContributionBySource"};
const schema140 = {"description":"A contribution that player activity generates at a source. The platform finds the instance.","type":"object","additionalProperties":false,"required":["token","brand_id","player_id","player_country","base_wager","currency","source_id"],"properties":{"token":{"description":"The token of the player's session, which the operator's wallet authenticates before money moves.","$ref":"document#/components/schemas/SessionToken"},"brand_id":{"description":"The brand path of the player, `operator:brand`.","$ref":"document#/components/schemas/BrandPath"},"player_id":{"description":"The operator's identifier of the player.","$ref":"document#/components/schemas/PlayerId"},"player_country":{"description":"Where the player is, an ISO 3166-1 alpha-2 country code or an ISO 3166-2 subdivision code.","$ref":"document#/components/schemas/Country"},"gameround_id":{"description":"The user flow that caused the contribution, for example a game round or a deposit. It is kept as a reference and given to the wallet. Left out, the wallet is given the contribution's own id.","$ref":"document#/components/schemas/GameroundId"},"base_wager":{"description":"What the player wagered, in `currency`. A `Percentage` contribution is computed from it, and wager criteria are compared with it.","$ref":"document#/components/schemas/Amount"},"currency":{"description":"The currency of the wager and of what the player pays. It is that of the player's session at the wallet.","$ref":"document#/components/schemas/Currency"},"callback":{"description":"Asks for the result to be sent to an address instead of the reply. In this release no host can be registered yet, so that a contribution with a callback is refused with `callback_host_not_registered`.","$ref":"document#/components/schemas/ContributionCallback"},"idempotency_key":{"description":"Names the contribution, so that it can be repeated safely. The header `Idempotency-Key` may be sent instead; if both are sent, they are equal.","$ref":"document#/components/schemas/IdempotencyKey"},"metadata":{"description":"Any JSON value. It is passed back in the ContributionResponse.","$ref":"document#/components/schemas/Metadata"},"event_metadata":{"description":"Any JSON value. It is attached to the events that result, such as wins.","$ref":"document#/components/schemas/Metadata"},"source_id":{"description":"The source that generated the contribution, for example a game code.","$ref":"document#/components/schemas/SourceId"},"segments":{"description":"The player's segments, up to 100. They narrow down the instances and order them. Segments cannot be configured in this release, so that they have no effect yet.","type":"array","maxItems":100,"items":{"$ref":"document#/components/schemas/Id"}}}};

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate97.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.token === undefined) && (missing0 = "token")) || ((data.brand_id === undefined) && (missing0 = "brand_id"))) || ((data.player_id === undefined) && (missing0 = "player_id"))) || ((data.player_country === undefined) && (missing0 = "player_country"))) || ((data.base_wager === undefined) && (missing0 = "base_wager"))) || ((data.currency === undefined) && (missing0 = "currency"))) || ((data.source_id === undefined) && (missing0 = "source_id"))){
validate97.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func43.call(schema140.properties, key0))){
validate97.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.token !== undefined){
let data0 = data.token;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(func1(data0) > 4096){
validate97.errors = [{instancePath:instancePath+"/token",schemaPath:"document#/components/schemas/SessionToken/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate97.errors = [{instancePath:instancePath+"/token",schemaPath:"document#/components/schemas/SessionToken/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern16.test(data0)){
validate97.errors = [{instancePath:instancePath+"/token",schemaPath:"document#/components/schemas/SessionToken/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate97.errors = [{instancePath:instancePath+"/token",schemaPath:"document#/components/schemas/SessionToken/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.brand_id !== undefined){
let data1 = data.brand_id;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(func1(data1) > 129){
validate97.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"document#/components/schemas/BrandPath/maxLength",keyword:"maxLength",params:{limit: 129},message:"must NOT have more than 129 characters"}];
return false;
}
else {
if(func1(data1) < 3){
validate97.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"document#/components/schemas/BrandPath/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern15.test(data1)){
validate97.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"document#/components/schemas/BrandPath/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9._-]{1,64}:[A-Za-z0-9._-]{1,64}$"+"\""}];
return false;
}
}
}
}
else {
validate97.errors = [{instancePath:instancePath+"/brand_id",schemaPath:"document#/components/schemas/BrandPath/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.player_id !== undefined){
let data2 = data.player_id;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(func1(data2) > 128){
validate97.errors = [{instancePath:instancePath+"/player_id",schemaPath:"document#/components/schemas/PlayerId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate97.errors = [{instancePath:instancePath+"/player_id",schemaPath:"document#/components/schemas/PlayerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern16.test(data2)){
validate97.errors = [{instancePath:instancePath+"/player_id",schemaPath:"document#/components/schemas/PlayerId/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate97.errors = [{instancePath:instancePath+"/player_id",schemaPath:"document#/components/schemas/PlayerId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.player_country !== undefined){
let data3 = data.player_country;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data3 === "string"){
if(func1(data3) > 6){
validate97.errors = [{instancePath:instancePath+"/player_country",schemaPath:"document#/components/schemas/Country/maxLength",keyword:"maxLength",params:{limit: 6},message:"must NOT have more than 6 characters"}];
return false;
}
else {
if(func1(data3) < 2){
validate97.errors = [{instancePath:instancePath+"/player_country",schemaPath:"document#/components/schemas/Country/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"}];
return false;
}
else {
if(!pattern24.test(data3)){
validate97.errors = [{instancePath:instancePath+"/player_country",schemaPath:"document#/components/schemas/Country/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}(-[A-Z0-9]{1,3})?$"},message:"must match pattern \""+"^[A-Z]{2}(-[A-Z0-9]{1,3})?$"+"\""}];
return false;
}
}
}
}
else {
validate97.errors = [{instancePath:instancePath+"/player_country",schemaPath:"document#/components/schemas/Country/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gameround_id !== undefined){
let data4 = data.gameround_id;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data4 === "string"){
if(func1(data4) > 128){
validate97.errors = [{instancePath:instancePath+"/gameround_id",schemaPath:"document#/components/schemas/GameroundId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data4) < 1){
validate97.errors = [{instancePath:instancePath+"/gameround_id",schemaPath:"document#/components/schemas/GameroundId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern16.test(data4)){
validate97.errors = [{instancePath:instancePath+"/gameround_id",schemaPath:"document#/components/schemas/GameroundId/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate97.errors = [{instancePath:instancePath+"/gameround_id",schemaPath:"document#/components/schemas/GameroundId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.base_wager !== undefined){
let data5 = data.base_wager;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 8000000000 || isNaN(data5)){
validate97.errors = [{instancePath:instancePath+"/base_wager",schemaPath:"document#/components/schemas/Amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8000000000},message:"must be <= 8000000000"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate97.errors = [{instancePath:instancePath+"/base_wager",schemaPath:"document#/components/schemas/Amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
else {
if(!(formats2.validate(data5))){
validate97.errors = [{instancePath:instancePath+"/base_wager",schemaPath:"document#/components/schemas/Amount/format",keyword:"format",params:{format: "amount"},message:"must match format \""+"amount"+"\""}];
return false;
}
}
}
}
else {
validate97.errors = [{instancePath:instancePath+"/base_wager",schemaPath:"document#/components/schemas/Amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.currency !== undefined){
let data6 = data.currency;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data6 === "string"){
if(func1(data6) > 3){
validate97.errors = [{instancePath:instancePath+"/currency",schemaPath:"document#/components/schemas/Currency/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"}];
return false;
}
else {
if(func1(data6) < 3){
validate97.errors = [{instancePath:instancePath+"/currency",schemaPath:"document#/components/schemas/Currency/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"}];
return false;
}
else {
if(!pattern20.test(data6)){
validate97.errors = [{instancePath:instancePath+"/currency",schemaPath:"document#/components/schemas/Currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
}
}
else {
validate97.errors = [{instancePath:instancePath+"/currency",schemaPath:"document#/components/schemas/Currency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.callback !== undefined){
let data7 = data.callback;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs24){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if((data7.web_hook === undefined) && (missing1 = "web_hook")){
validate97.errors = [{instancePath:instancePath+"/callback",schemaPath:"document#/components/schemas/ContributionCallback/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs26 = errors;
for(const key1 in data7){
if(!((key1 === "win_result_only") || (key1 === "web_hook"))){
validate97.errors = [{instancePath:instancePath+"/callback",schemaPath:"document#/components/schemas/ContributionCallback/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs26 === errors){
if(data7.win_result_only !== undefined){
const _errs27 = errors;
if(typeof data7.win_result_only !== "boolean"){
validate97.errors = [{instancePath:instancePath+"/callback/win_result_only",schemaPath:"document#/components/schemas/ContributionCallback/properties/win_result_only/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid9 = _errs27 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data7.web_hook !== undefined){
let data9 = data7.web_hook;
const _errs29 = errors;
if(errors === _errs29){
if(errors === _errs29){
if(typeof data9 === "string"){
if(func1(data9) > 2048){
validate97.errors = [{instancePath:instancePath+"/callback/web_hook",schemaPath:"document#/components/schemas/ContributionCallback/properties/web_hook/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(func1(data9) < 8){
validate97.errors = [{instancePath:instancePath+"/callback/web_hook",schemaPath:"document#/components/schemas/ContributionCallback/properties/web_hook/minLength",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters"}];
return false;
}
else {
if(!(formats26(data9))){
validate97.errors = [{instancePath:instancePath+"/callback/web_hook",schemaPath:"document#/components/schemas/ContributionCallback/properties/web_hook/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
return false;
}
}
}
}
else {
validate97.errors = [{instancePath:instancePath+"/callback/web_hook",schemaPath:"document#/components/schemas/ContributionCallback/properties/web_hook/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
var valid9 = _errs29 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
else {
validate97.errors = [{instancePath:instancePath+"/callback",schemaPath:"document#/components/schemas/ContributionCallback/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idempotency_key !== undefined){
let data10 = data.idempotency_key;
const _errs31 = errors;
const _errs32 = errors;
if(errors === _errs32){
if(typeof data10 === "string"){
if(func1(data10) > 128){
validate97.errors = [{instancePath:instancePath+"/idempotency_key",schemaPath:"document#/components/schemas/IdempotencyKey/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(func1(data10) < 1){
validate97.errors = [{instancePath:instancePath+"/idempotency_key",schemaPath:"document#/components/schemas/IdempotencyKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern16.test(data10)){
validate97.errors = [{instancePath:instancePath+"/idempotency_key",schemaPath:"document#/components/schemas/IdempotencyKey/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""}];
return false;
}
}
}
}
else {
validate97.errors = [{instancePath:instancePath+"/idempotency_key",schemaPath:"document#/components/schemas/IdempotencyKey/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
const _errs34 = errors;
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event_metadata !== undefined){
const _errs35 = errors;
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source_id !== undefined){
let data13 = data.source_id;
const _errs36 = errors;
const _errs37 = errors;
if(errors === _errs37){
if(typeof data13 === "string"){
if(func1(data13) > 64){
validate97.errors = [{instancePath:instancePath+"/source_id",schemaPath:"document#/components/schemas/SourceId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data13) < 1){
validate97.errors = [{instancePath:instancePath+"/source_id",schemaPath:"document#/components/schemas/SourceId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern7.test(data13)){
validate97.errors = [{instancePath:instancePath+"/source_id",schemaPath:"document#/components/schemas/SourceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._:-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._:-]+$"+"\""}];
return false;
}
}
}
}
else {
validate97.errors = [{instancePath:instancePath+"/source_id",schemaPath:"document#/components/schemas/SourceId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.segments !== undefined){
let data14 = data.segments;
const _errs39 = errors;
if(errors === _errs39){
if(Array.isArray(data14)){
if(data14.length > 100){
validate97.errors = [{instancePath:instancePath+"/segments",schemaPath:"#/properties/segments/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid14 = true;
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
let data15 = data14[i0];
const _errs41 = errors;
const _errs42 = errors;
if(errors === _errs42){
if(typeof data15 === "string"){
if(func1(data15) > 64){
validate97.errors = [{instancePath:instancePath+"/segments/" + i0,schemaPath:"document#/components/schemas/Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
else {
if(func1(data15) < 1){
validate97.errors = [{instancePath:instancePath+"/segments/" + i0,schemaPath:"document#/components/schemas/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern4.test(data15)){
validate97.errors = [{instancePath:instancePath+"/segments/" + i0,schemaPath:"document#/components/schemas/Id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9._-]+$"},message:"must match pattern \""+"^[A-Za-z0-9._-]+$"+"\""}];
return false;
}
}
}
}
else {
validate97.errors = [{instancePath:instancePath+"/segments/" + i0,schemaPath:"document#/components/schemas/Id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid14 = _errs41 === errors;
if(!valid14){
break;
}
}
}
}
else {
validate97.errors = [{instancePath:instancePath+"/segments",schemaPath:"#/properties/segments/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate97.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate97.errors = vErrors;
return errors === 0;
}
validate97.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="contributeBySource" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate96.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate97(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
validate96.errors = vErrors;
return errors === 0;
}
validate96.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
return exports;
})();

export const requests = {
  login: { params: params.login, body: bodies.login },
  loginAdmin: { params: params.loginAdmin, body: bodies.loginAdmin },
  getOwnAccount: { params: params.getOwnAccount },
  saveOperators: { params: params.saveOperators, body: bodies.saveOperators },
  getOperator: { params: params.getOperator },
  saveBrands: { params: params.saveBrands, body: bodies.saveBrands },
  listSources: { params: params.listSources },
  createSources: { params: params.createSources, body: bodies.createSources },
  assignSources: { params: params.assignSources, body: bodies.assignSources },
  listInstances: { params: params.listInstances },
  triggerWin: { params: params.triggerWin, body: bodies.triggerWin },
  getInstance: { params: params.getInstance },
  listTemplates: { params: params.listTemplates },
  createTemplate: { params: params.createTemplate, body: bodies.createTemplate },
  instantiateTemplate: { params: params.instantiateTemplate, body: bodies.instantiateTemplate },
  publishTemplate: { params: params.publishTemplate, body: bodies.publishTemplate },
  getTemplate: { params: params.getTemplate },
  contributeToInstance: { params: params.contributeToInstance, body: bodies.contributeToInstance },
  contributeBySource: { params: params.contributeBySource, body: bodies.contributeBySource },
  getContribution: { params: params.getContribution },
  listWinners: { params: params.listWinners },
  getTicker: { params: params.getTicker },
  getHealth: { params: params.getHealth },
};
